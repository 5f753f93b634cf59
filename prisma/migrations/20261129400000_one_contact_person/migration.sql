-- A company's contact person stands in its profile alone. Some accounts had a name of their own, which lists showed and mails did not.
UPDATE exhibitor e SET contact_person = u.name FROM "user" u
WHERE u.id = e.id AND u.name <> '' AND coalesce(e.contact_person, '') = '';

UPDATE "user" u SET name = NULL FROM exhibitor e WHERE e.id = u.id AND u.name IS NOT NULL;
