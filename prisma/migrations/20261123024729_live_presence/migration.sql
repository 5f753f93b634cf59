-- Only of the moment: after a crash of the database nobody is connected, so nothing of it is missed.
CREATE UNLOGGED TABLE "live_node" (
    "id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "live_node_pkey" PRIMARY KEY ("id")
);

CREATE UNLOGGED TABLE "live_channel" (
    "channel" TEXT NOT NULL,
    "node_id" UUID NOT NULL,
    "sockets" INTEGER NOT NULL,

    CONSTRAINT "live_channel_pkey" PRIMARY KEY ("channel","node_id")
);

CREATE UNLOGGED TABLE "live_member" (
    "channel" TEXT NOT NULL,
    "socket_id" TEXT NOT NULL,
    "node_id" UUID NOT NULL,
    "user_id" TEXT NOT NULL,
    "user_info" TEXT NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "live_member_pkey" PRIMARY KEY ("channel","socket_id")
);

CREATE INDEX "live_channel_node_id_idx" ON "live_channel"("node_id");

CREATE INDEX "live_member_node_id_idx" ON "live_member"("node_id");

ALTER TABLE "live_channel" ADD CONSTRAINT "live_channel_node_id_fkey" FOREIGN KEY ("node_id") REFERENCES "live_node"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "live_member" ADD CONSTRAINT "live_member_node_id_fkey" FOREIGN KEY ("node_id") REFERENCES "live_node"("id") ON DELETE CASCADE ON UPDATE CASCADE;
