CREATE TABLE "live_statistic" (
    "minute" TIMESTAMPTZ(3) NOT NULL,
    "node_id" UUID NOT NULL,
    "peak_connections" INTEGER NOT NULL,
    "messages" INTEGER NOT NULL,
    "api_messages" INTEGER NOT NULL,

    CONSTRAINT "live_statistic_pkey" PRIMARY KEY ("minute","node_id")
);
