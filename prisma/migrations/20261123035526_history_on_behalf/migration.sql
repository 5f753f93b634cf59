-- Whatever an administrator did on behalf of an exhibitor is found by the exhibitor.
CREATE INDEX "history_on_behalf_id_idx" ON "history"("on_behalf_id");
