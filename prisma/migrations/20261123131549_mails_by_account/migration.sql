CREATE INDEX "mail_user_id_id_idx" ON "mail"("user_id", "id");
