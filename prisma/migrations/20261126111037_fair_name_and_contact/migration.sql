CREATE TABLE "fair" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT,
    "contact_name" TEXT,
    "phone" TEXT,
    "email" TEXT,
    "hours" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "fair_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "fair_is_one" CHECK ("id" = 1)
);
