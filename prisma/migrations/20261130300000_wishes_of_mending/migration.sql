-- Mixes of spot inks and places on a sheet that a person chose for a mended file.
ALTER TABLE "mend" ADD COLUMN "wishes" JSONB;
