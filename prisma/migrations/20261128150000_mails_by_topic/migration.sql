-- The people of a company choose which of its mails they get, by what those are about.
CREATE TYPE mail_topic AS ENUM ('orders', 'pages', 'deadlines', 'news');
ALTER TABLE contact ADD COLUMN mails mail_topic[] DEFAULT ARRAY['orders', 'pages', 'deadlines', 'news']::mail_topic[];
UPDATE contact SET mails = '{}' WHERE NOT gets_mails;
ALTER TABLE contact DROP COLUMN gets_mails;
