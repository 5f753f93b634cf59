-- CreateTable
CREATE TABLE "live_grant" (
    "socket_id" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "session_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "live_grant_pkey" PRIMARY KEY ("socket_id","channel")
);

-- CreateIndex
CREATE INDEX "live_grant_session_id_idx" ON "live_grant"("session_id");

-- AddForeignKey
ALTER TABLE "live_grant" ADD CONSTRAINT "live_grant_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;
