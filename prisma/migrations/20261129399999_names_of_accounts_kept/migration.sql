-- The next migration leaves a company one contact person, that of its profile. Where its account was called otherwise, that name
-- may be of somebody whom the organiser knows: it stays as a note about the company. A database that has run the next migration
-- already has no such names any more, and nothing happens here.
INSERT INTO note (exhibitor_id, text, created_at)
SELECT e.id,
  'Das Konto der Firma lautete auf «' || btrim(u.name) || '». Als Kontaktperson gilt, wer im Profil steht: «' ||
    btrim(e.contact_person) || '».',
  CURRENT_TIMESTAMP
FROM exhibitor e JOIN "user" u ON u.id = e.id
WHERE btrim(u.name) <> '' AND btrim(e.contact_person) <> ''
  AND lower(normalize(btrim(u.name), NFC)) <> lower(normalize(btrim(e.contact_person), NFC));
