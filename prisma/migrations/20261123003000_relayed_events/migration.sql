-- CreateTable
CREATE TABLE "relayed_events" (
    "signature" TEXT NOT NULL,
    "events" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "relayed_events_pkey" PRIMARY KEY ("signature")
);
