-- Answers to what an administrator wrote reach that administrator.
ALTER TABLE "mail" ADD COLUMN "reply_to" TEXT;
