ALTER TABLE "history" ADD COLUMN     "exhibitor_id" INTEGER,
ADD COLUMN     "item" TEXT,
ADD COLUMN     "page_id" INTEGER;

CREATE INDEX "history_page_id_id_idx" ON "history"("page_id", "id");

CREATE INDEX "history_exhibitor_id_id_idx" ON "history"("exhibitor_id", "id");

-- What is looked for by its name: also parts of it, and of things that are gone.
CREATE INDEX history_item_trgm ON history USING gin (item gin_trgm_ops);

-- Files of deleted things, which are kept for a while.
CREATE INDEX history_deleted_file ON history ((before -> 'file' ->> 'sha256')) WHERE before ? 'file';

-- Whatever has been recorded so far gets the new columns from what it says itself.
ALTER TABLE history DISABLE TRIGGER history_append_only;
UPDATE history SET
  page_id = CASE
    WHEN entity = 'page' THEN entity_id
    WHEN entity = 'page-category' THEN coalesce((after ->> 'pageId')::int, (before ->> 'pageId')::int,
      (SELECT c.page_id FROM page_category c WHERE c.id = entity_id)) END,
  exhibitor_id = CASE
    WHEN entity = 'exhibitor' THEN entity_id
    WHEN entity = 'page-category' THEN (SELECT p.exhibitor_id FROM page_category c JOIN page p ON p.id = c.page_id WHERE c.id = entity_id)
    WHEN jsonb_typeof(coalesce(after, before)) = 'object' THEN coalesce((after ->> 'exhibitorId')::int, (before ->> 'exhibitorId')::int)
    END,
  item = CASE WHEN jsonb_typeof(coalesce(after, before)) = 'object' THEN
    CASE entity
      WHEN 'wine' THEN concat_ws(' ', coalesce(after ->> 'wine', before ->> 'wine'), coalesce(after ->> 'year', before ->> 'year'))
      WHEN 'page' THEN coalesce(before ->> 'position', after ->> 'position')
      WHEN 'page-category' THEN coalesce(after ->> 'category', before ->> 'category')
      WHEN 'exhibitor' THEN coalesce(after ->> 'companyName', before ->> 'companyName')
      ELSE coalesce(after ->> 'name', before ->> 'name', after ->> 'stand', before ->> 'stand', after ->> 'email', before ->> 'email')
    END END;
ALTER TABLE history ENABLE TRIGGER history_append_only;
