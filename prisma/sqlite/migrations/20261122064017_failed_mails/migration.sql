-- Written by hand: on SQLite the value is text, and its schema stays.
UPDATE "OutgoingMail" SET "state" = 'failed' WHERE "state" = 'setAside';
