CREATE TABLE "print_setting" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "thresholds" JSONB NOT NULL DEFAULT '{}',
    "identifier" TEXT,
    "condition" TEXT,
    "registry" TEXT,
    "profile_file_id" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "print_setting_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "print_setting_profile_file_id_idx" ON "print_setting"("profile_file_id");

ALTER TABLE "print_setting" ADD CONSTRAINT "print_setting_profile_file_id_fkey"
  FOREIGN KEY ("profile_file_id") REFERENCES "file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "print_setting" ADD CONSTRAINT "print_setting_one_row" CHECK (id = 1);

-- A profile without a name, or a name without a profile, is no output condition.
ALTER TABLE "print_setting" ADD CONSTRAINT "print_setting_whole_condition"
  CHECK ((profile_file_id IS NULL) = (identifier IS NULL) AND (profile_file_id IS NULL) = (condition IS NULL));
