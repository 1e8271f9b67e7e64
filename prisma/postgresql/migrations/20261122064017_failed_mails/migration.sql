-- Written by hand: what Prisma writes would lose the rows' value.
ALTER TYPE "MailState" RENAME VALUE 'setAside' TO 'failed';
