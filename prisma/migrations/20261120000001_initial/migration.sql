-- The tables of prisma/schema as its own diff writes them. Rules follow in the next migration, search and order in the one after.
-- The counters may be lost in a crash, so their table is not logged.
-- CreateEnum
CREATE TYPE "role" AS ENUM ('SUPER_ADMIN', 'ADMIN', 'EXHIBITOR', 'NOBODY');

-- CreateEnum
CREATE TYPE "job_state" AS ENUM ('queued', 'running', 'done', 'failed', 'cancelled');

-- CreateEnum
CREATE TYPE "mail_state" AS ENUM ('queued', 'sent', 'failed');

-- CreateTable
CREATE TABLE "user" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "password_hash" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "acting_admin_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "ip" TEXT,
    "user_agent" TEXT,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_reset" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "password_reset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE UNLOGGED TABLE "throttle" (
    "key" TEXT NOT NULL,
    "hits" INTEGER NOT NULL,
    "window_ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "throttle_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "user_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "status" INTEGER,
    "body" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "catalog" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "catalog_type" SMALLINT NOT NULL,
    "from" DATE NOT NULL,
    "to" DATE NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "catalog_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catalog_membership" (
    "catalog_id" INTEGER NOT NULL,
    "exhibitor_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "catalog_membership_pkey" PRIMARY KEY ("catalog_id","exhibitor_id")
);

-- CreateTable
CREATE TABLE "catalog_stand" (
    "catalog_id" INTEGER NOT NULL,
    "stand_id" INTEGER NOT NULL,
    "exhibitor_id" INTEGER NOT NULL,

    CONSTRAINT "catalog_stand_pkey" PRIMARY KEY ("catalog_id","stand_id")
);

-- CreateTable
CREATE TABLE "catalog_request" (
    "id" SERIAL NOT NULL,
    "catalog_id" INTEGER NOT NULL,
    "exhibitor_id" INTEGER NOT NULL,
    "count_stands" INTEGER NOT NULL,
    "count_pages_wine" INTEGER NOT NULL,
    "count_pages_advertising" INTEGER NOT NULL,
    "accepted" BOOLEAN,
    "comment" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "catalog_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catalog_request_service" (
    "exhibitor_catalog_request_id" INTEGER NOT NULL,
    "service_id" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,

    CONSTRAINT "catalog_request_service_pkey" PRIMARY KEY ("exhibitor_catalog_request_id","service_id")
);

-- CreateTable
CREATE TABLE "exhibitor" (
    "id" INTEGER NOT NULL,
    "company_name" TEXT NOT NULL,
    "street" TEXT,
    "number" TEXT,
    "website" TEXT,
    "zip_code" TEXT,
    "city" TEXT,
    "phone" TEXT,
    "description" TEXT,
    "web_logo_file_id" INTEGER,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "exhibitor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exhibitor_region" (
    "exhibitor_id" INTEGER NOT NULL,
    "region_id" INTEGER NOT NULL,

    CONSTRAINT "exhibitor_region_pkey" PRIMARY KEY ("exhibitor_id","region_id")
);

-- CreateTable
CREATE TABLE "file" (
    "id" SERIAL NOT NULL,
    "sha256" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "mime_type" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "extension" TEXT NOT NULL,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "logo" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "file_id" INTEGER NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "approved" BOOLEAN NOT NULL DEFAULT false,
    "with_verification" BOOLEAN NOT NULL DEFAULT true,
    "width_mm" DOUBLE PRECISION,
    "height_mm" DOUBLE PRECISION,
    "report" JSONB,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "logo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "history" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" INTEGER,
    "on_behalf_id" INTEGER,
    "entity" TEXT NOT NULL,
    "entity_id" INTEGER,
    "action" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "ip" TEXT,

    CONSTRAINT "history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "dedupe_key" TEXT,
    "state" "job_state" NOT NULL DEFAULT 'queued',
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "max_attempts" INTEGER NOT NULL DEFAULT 3,
    "run_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "locked_by" TEXT,
    "lease_until" TIMESTAMPTZ(3),
    "progress" INTEGER NOT NULL DEFAULT 0,
    "cancel_requested" BOOLEAN NOT NULL DEFAULT false,
    "result" JSONB,
    "error" TEXT,
    "error_params" JSONB,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload_status" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "type" SMALLINT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "name" TEXT,
    "statusable_id" INTEGER NOT NULL,
    "progress" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "error_params" JSONB,
    "job_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "upload_status_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "print_result" (
    "id" SERIAL NOT NULL,
    "catalog_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "manifest" JSONB NOT NULL,
    "content_pages" INTEGER NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "print_result_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "print_link" (
    "id" SERIAL NOT NULL,
    "print_result_id" INTEGER NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "downloads" INTEGER NOT NULL DEFAULT 0,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "print_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "user_id" INTEGER,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "state" "mail_state" NOT NULL DEFAULT 'queued',
    "error" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page" (
    "id" SERIAL NOT NULL,
    "catalog_id" INTEGER NOT NULL,
    "page_type" SMALLINT NOT NULL,
    "position" INTEGER NOT NULL,
    "exhibitor_id" INTEGER,
    "stand_id" INTEGER,
    "page_title_id" INTEGER,
    "logo_id" INTEGER,
    "description" TEXT,
    "footer" TEXT,
    "comment" TEXT,
    "link" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "released" BOOLEAN,
    "release_accepted" BOOLEAN,
    "released_at" TIMESTAMPTZ(3),
    "decided_at" TIMESTAMPTZ(3),
    "snapshot" JSONB,
    "content_file_id" INTEGER,
    "content_status" SMALLINT,
    "content_report" JSONB,
    "content_pages" INTEGER,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_category" (
    "id" SERIAL NOT NULL,
    "page_id" INTEGER NOT NULL,
    "category" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "bottle_size1_id" INTEGER,
    "bottle_size2_id" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_category_wine" (
    "page_id" INTEGER NOT NULL,
    "wine_id" INTEGER NOT NULL,
    "category_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "page_category_wine_pkey" PRIMARY KEY ("page_id","wine_id")
);

-- CreateTable
CREATE TABLE "page_import" (
    "target_page_id" INTEGER NOT NULL,
    "source_page_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_import_pkey" PRIMARY KEY ("target_page_id")
);

-- CreateTable
CREATE TABLE "country" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "country_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "region" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "country_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "region_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_title" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_title_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ship" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ship_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deck" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deck_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stand" (
    "id" SERIAL NOT NULL,
    "stand" TEXT NOT NULL,
    "catalog_type" SMALLINT NOT NULL,
    "ship_id" INTEGER,
    "deck_id" INTEGER,
    "description" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stand_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bottle_size" (
    "id" SERIAL NOT NULL,
    "size" TEXT NOT NULL,
    "priority_size" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bottle_size_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "award" (
    "id" SERIAL NOT NULL,
    "award" TEXT NOT NULL,
    "symbol" TEXT NOT NULL,
    "color" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "award_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "service" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "service_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wine_type" (
    "id" SERIAL NOT NULL,
    "wine_type" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "wine_type_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wine_category" (
    "id" SERIAL NOT NULL,
    "wine_category" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "wine_category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "grape_variety" (
    "id" SERIAL NOT NULL,
    "bezeichnung_d_cod" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "grape_variety_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wine" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "wine" TEXT NOT NULL,
    "wine_key" TEXT NOT NULL DEFAULT '',
    "year" SMALLINT,
    "sku" TEXT,
    "region_id" INTEGER NOT NULL,
    "wine_type_id" INTEGER NOT NULL,
    "wine_category_id" INTEGER,
    "award_id" INTEGER,
    "alcohol_content_level" SMALLINT,
    "public_wine" BOOLEAN NOT NULL DEFAULT true,
    "created_by" INTEGER NOT NULL,
    "picture_file_id" INTEGER,
    "search" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "wine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wine_price" (
    "wine_id" INTEGER NOT NULL,
    "bottle_size_id" INTEGER NOT NULL,
    "price" DECIMAL(9,2) NOT NULL,

    CONSTRAINT "wine_price_pkey" PRIMARY KEY ("wine_id","bottle_size_id")
);

-- CreateTable
CREATE TABLE "wine_grape" (
    "wine_id" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,
    "grape_variety_id" INTEGER NOT NULL,

    CONSTRAINT "wine_grape_pkey" PRIMARY KEY ("wine_id","position")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE INDEX "user_role_active_id_idx" ON "user"("role", "active", "id");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "session_acting_admin_id_idx" ON "session"("acting_admin_id");

-- CreateIndex
CREATE UNIQUE INDEX "password_reset_token_hash_key" ON "password_reset"("token_hash");

-- CreateIndex
CREATE INDEX "password_reset_user_id_idx" ON "password_reset"("user_id");

-- CreateIndex
CREATE INDEX "throttle_window_ends_at_idx" ON "throttle"("window_ends_at");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- CreateIndex
CREATE INDEX "catalog_membership_exhibitor_id_idx" ON "catalog_membership"("exhibitor_id");

-- CreateIndex
CREATE INDEX "catalog_stand_exhibitor_id_catalog_id_idx" ON "catalog_stand"("exhibitor_id", "catalog_id");

-- CreateIndex
CREATE INDEX "catalog_stand_stand_id_idx" ON "catalog_stand"("stand_id");

-- CreateIndex
CREATE INDEX "catalog_request_exhibitor_id_idx" ON "catalog_request"("exhibitor_id");

-- CreateIndex
CREATE UNIQUE INDEX "catalog_request_catalog_id_exhibitor_id_key" ON "catalog_request"("catalog_id", "exhibitor_id");

-- CreateIndex
CREATE INDEX "catalog_request_service_service_id_idx" ON "catalog_request_service"("service_id");

-- CreateIndex
CREATE INDEX "exhibitor_company_name_id_idx" ON "exhibitor"("company_name", "id");

-- CreateIndex
CREATE INDEX "exhibitor_city_id_idx" ON "exhibitor"("city", "id");

-- CreateIndex
CREATE INDEX "exhibitor_web_logo_file_id_idx" ON "exhibitor"("web_logo_file_id");

-- CreateIndex
CREATE INDEX "exhibitor_region_region_id_idx" ON "exhibitor_region"("region_id");

-- CreateIndex
CREATE INDEX "file_sha256_idx" ON "file"("sha256");

-- CreateIndex
CREATE INDEX "file_created_by_idx" ON "file"("created_by");

-- CreateIndex
CREATE INDEX "logo_user_id_id_idx" ON "logo"("user_id", "id");

-- CreateIndex
CREATE INDEX "logo_file_id_idx" ON "logo"("file_id");

-- CreateIndex
CREATE INDEX "logo_name_id_idx" ON "logo"("name", "id");

-- CreateIndex
CREATE INDEX "history_entity_entity_id_idx" ON "history"("entity", "entity_id");

-- CreateIndex
CREATE INDEX "history_at_idx" ON "history"("at");

-- CreateIndex
CREATE INDEX "history_actor_id_idx" ON "history"("actor_id");

-- CreateIndex
CREATE INDEX "job_user_id_idx" ON "job"("user_id");

-- CreateIndex
CREATE INDEX "upload_status_user_id_idx" ON "upload_status"("user_id");

-- CreateIndex
CREATE INDEX "upload_status_job_id_idx" ON "upload_status"("job_id");

-- CreateIndex
CREATE INDEX "upload_status_type_statusable_id_idx" ON "upload_status"("type", "statusable_id");

-- CreateIndex
CREATE INDEX "print_result_catalog_id_idx" ON "print_result"("catalog_id");

-- CreateIndex
CREATE INDEX "print_result_file_id_idx" ON "print_result"("file_id");

-- CreateIndex
CREATE INDEX "print_result_created_by_idx" ON "print_result"("created_by");

-- CreateIndex
CREATE UNIQUE INDEX "print_link_token_hash_key" ON "print_link"("token_hash");

-- CreateIndex
CREATE INDEX "print_link_print_result_id_idx" ON "print_link"("print_result_id");

-- CreateIndex
CREATE INDEX "print_link_created_by_idx" ON "print_link"("created_by");

-- CreateIndex
CREATE INDEX "mail_created_at_idx" ON "mail"("created_at");

-- CreateIndex
CREATE INDEX "page_catalog_id_page_type_idx" ON "page"("catalog_id", "page_type");

-- CreateIndex
CREATE INDEX "page_exhibitor_id_catalog_id_idx" ON "page"("exhibitor_id", "catalog_id");

-- CreateIndex
CREATE INDEX "page_stand_id_idx" ON "page"("stand_id");

-- CreateIndex
CREATE INDEX "page_page_title_id_idx" ON "page"("page_title_id");

-- CreateIndex
CREATE INDEX "page_logo_id_idx" ON "page"("logo_id");

-- CreateIndex
CREATE INDEX "page_content_file_id_idx" ON "page"("content_file_id");

-- CreateIndex
CREATE INDEX "page_category_bottle_size1_id_idx" ON "page_category"("bottle_size1_id");

-- CreateIndex
CREATE INDEX "page_category_bottle_size2_id_idx" ON "page_category"("bottle_size2_id");

-- CreateIndex
CREATE UNIQUE INDEX "page_category_id_page_id_key" ON "page_category"("id", "page_id");

-- CreateIndex
CREATE INDEX "page_category_wine_wine_id_idx" ON "page_category_wine"("wine_id");

-- CreateIndex
CREATE INDEX "page_category_wine_category_id_page_id_idx" ON "page_category_wine"("category_id", "page_id");

-- CreateIndex
CREATE INDEX "page_import_source_page_id_idx" ON "page_import"("source_page_id");

-- CreateIndex
CREATE INDEX "country_name_id_idx" ON "country"("name", "id");

-- CreateIndex
CREATE INDEX "region_country_id_name_id_idx" ON "region"("country_id", "name", "id");

-- CreateIndex
CREATE INDEX "region_name_id_idx" ON "region"("name", "id");

-- CreateIndex
CREATE INDEX "stand_stand_id_idx" ON "stand"("stand", "id");

-- CreateIndex
CREATE INDEX "stand_ship_id_idx" ON "stand"("ship_id");

-- CreateIndex
CREATE INDEX "stand_deck_id_idx" ON "stand"("deck_id");

-- CreateIndex
CREATE INDEX "wine_wine_id_idx" ON "wine"("wine", "id");

-- CreateIndex
CREATE INDEX "wine_user_id_id_idx" ON "wine"("user_id", "id");

-- CreateIndex
CREATE INDEX "wine_region_id_id_idx" ON "wine"("region_id", "id");

-- CreateIndex
CREATE INDEX "wine_wine_type_id_id_idx" ON "wine"("wine_type_id", "id");

-- CreateIndex
CREATE INDEX "wine_wine_category_id_idx" ON "wine"("wine_category_id");

-- CreateIndex
CREATE INDEX "wine_award_id_id_idx" ON "wine"("award_id", "id");

-- CreateIndex
CREATE INDEX "wine_year_id_idx" ON "wine"("year", "id");

-- CreateIndex
CREATE INDEX "wine_alcohol_content_level_id_idx" ON "wine"("alcohol_content_level", "id");

-- CreateIndex
CREATE INDEX "wine_sku_id_idx" ON "wine"("sku", "id");

-- CreateIndex
CREATE INDEX "wine_created_by_idx" ON "wine"("created_by");

-- CreateIndex
CREATE INDEX "wine_picture_file_id_idx" ON "wine"("picture_file_id");

-- CreateIndex
CREATE INDEX "wine_price_bottle_size_id_idx" ON "wine_price"("bottle_size_id");

-- CreateIndex
CREATE INDEX "wine_grape_grape_variety_id_idx" ON "wine_grape"("grape_variety_id");

-- CreateIndex
CREATE UNIQUE INDEX "wine_grape_wine_id_grape_variety_id_key" ON "wine_grape"("wine_id", "grape_variety_id");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_acting_admin_id_fkey" FOREIGN KEY ("acting_admin_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalog_membership" ADD CONSTRAINT "catalog_membership_catalog_id_fkey" FOREIGN KEY ("catalog_id") REFERENCES "catalog"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalog_membership" ADD CONSTRAINT "catalog_membership_exhibitor_id_fkey" FOREIGN KEY ("exhibitor_id") REFERENCES "exhibitor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalog_stand" ADD CONSTRAINT "catalog_stand_catalog_id_fkey" FOREIGN KEY ("catalog_id") REFERENCES "catalog"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalog_stand" ADD CONSTRAINT "catalog_stand_stand_id_fkey" FOREIGN KEY ("stand_id") REFERENCES "stand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalog_stand" ADD CONSTRAINT "catalog_stand_exhibitor_id_fkey" FOREIGN KEY ("exhibitor_id") REFERENCES "exhibitor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalog_request" ADD CONSTRAINT "catalog_request_catalog_id_fkey" FOREIGN KEY ("catalog_id") REFERENCES "catalog"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalog_request" ADD CONSTRAINT "catalog_request_exhibitor_id_fkey" FOREIGN KEY ("exhibitor_id") REFERENCES "exhibitor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalog_request_service" ADD CONSTRAINT "catalog_request_service_exhibitor_catalog_request_id_fkey" FOREIGN KEY ("exhibitor_catalog_request_id") REFERENCES "catalog_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalog_request_service" ADD CONSTRAINT "catalog_request_service_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "service"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exhibitor" ADD CONSTRAINT "exhibitor_id_fkey" FOREIGN KEY ("id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exhibitor" ADD CONSTRAINT "exhibitor_web_logo_file_id_fkey" FOREIGN KEY ("web_logo_file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exhibitor_region" ADD CONSTRAINT "exhibitor_region_exhibitor_id_fkey" FOREIGN KEY ("exhibitor_id") REFERENCES "exhibitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exhibitor_region" ADD CONSTRAINT "exhibitor_region_region_id_fkey" FOREIGN KEY ("region_id") REFERENCES "region"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "logo" ADD CONSTRAINT "logo_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "exhibitor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "logo" ADD CONSTRAINT "logo_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job" ADD CONSTRAINT "job_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload_status" ADD CONSTRAINT "upload_status_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload_status" ADD CONSTRAINT "upload_status_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "print_result" ADD CONSTRAINT "print_result_catalog_id_fkey" FOREIGN KEY ("catalog_id") REFERENCES "catalog"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "print_result" ADD CONSTRAINT "print_result_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "print_result" ADD CONSTRAINT "print_result_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "print_link" ADD CONSTRAINT "print_link_print_result_id_fkey" FOREIGN KEY ("print_result_id") REFERENCES "print_result"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "print_link" ADD CONSTRAINT "print_link_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page" ADD CONSTRAINT "page_catalog_id_fkey" FOREIGN KEY ("catalog_id") REFERENCES "catalog"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page" ADD CONSTRAINT "page_exhibitor_id_fkey" FOREIGN KEY ("exhibitor_id") REFERENCES "exhibitor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page" ADD CONSTRAINT "page_stand_id_fkey" FOREIGN KEY ("stand_id") REFERENCES "stand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page" ADD CONSTRAINT "page_page_title_id_fkey" FOREIGN KEY ("page_title_id") REFERENCES "page_title"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page" ADD CONSTRAINT "page_logo_id_fkey" FOREIGN KEY ("logo_id") REFERENCES "logo"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page" ADD CONSTRAINT "page_content_file_id_fkey" FOREIGN KEY ("content_file_id") REFERENCES "file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_category" ADD CONSTRAINT "page_category_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_category" ADD CONSTRAINT "page_category_bottle_size1_id_fkey" FOREIGN KEY ("bottle_size1_id") REFERENCES "bottle_size"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_category" ADD CONSTRAINT "page_category_bottle_size2_id_fkey" FOREIGN KEY ("bottle_size2_id") REFERENCES "bottle_size"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_category_wine" ADD CONSTRAINT "page_category_wine_category_id_page_id_fkey" FOREIGN KEY ("category_id", "page_id") REFERENCES "page_category"("id", "page_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_category_wine" ADD CONSTRAINT "page_category_wine_wine_id_fkey" FOREIGN KEY ("wine_id") REFERENCES "wine"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_import" ADD CONSTRAINT "page_import_target_page_id_fkey" FOREIGN KEY ("target_page_id") REFERENCES "page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_import" ADD CONSTRAINT "page_import_source_page_id_fkey" FOREIGN KEY ("source_page_id") REFERENCES "page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "region" ADD CONSTRAINT "region_country_id_fkey" FOREIGN KEY ("country_id") REFERENCES "country"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stand" ADD CONSTRAINT "stand_ship_id_fkey" FOREIGN KEY ("ship_id") REFERENCES "ship"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stand" ADD CONSTRAINT "stand_deck_id_fkey" FOREIGN KEY ("deck_id") REFERENCES "deck"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wine" ADD CONSTRAINT "wine_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "exhibitor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wine" ADD CONSTRAINT "wine_region_id_fkey" FOREIGN KEY ("region_id") REFERENCES "region"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wine" ADD CONSTRAINT "wine_wine_type_id_fkey" FOREIGN KEY ("wine_type_id") REFERENCES "wine_type"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wine" ADD CONSTRAINT "wine_wine_category_id_fkey" FOREIGN KEY ("wine_category_id") REFERENCES "wine_category"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wine" ADD CONSTRAINT "wine_award_id_fkey" FOREIGN KEY ("award_id") REFERENCES "award"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wine" ADD CONSTRAINT "wine_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wine" ADD CONSTRAINT "wine_picture_file_id_fkey" FOREIGN KEY ("picture_file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wine_price" ADD CONSTRAINT "wine_price_wine_id_fkey" FOREIGN KEY ("wine_id") REFERENCES "wine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wine_price" ADD CONSTRAINT "wine_price_bottle_size_id_fkey" FOREIGN KEY ("bottle_size_id") REFERENCES "bottle_size"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wine_grape" ADD CONSTRAINT "wine_grape_wine_id_fkey" FOREIGN KEY ("wine_id") REFERENCES "wine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wine_grape" ADD CONSTRAINT "wine_grape_grape_variety_id_fkey" FOREIGN KEY ("grape_variety_id") REFERENCES "grape_variety"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

