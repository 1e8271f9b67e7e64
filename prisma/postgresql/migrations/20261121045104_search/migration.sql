-- CreateTable
CREATE TABLE "SearchEntry" (
    "number" SERIAL NOT NULL,
    "postId" TEXT NOT NULL,
    "commentId" TEXT,
    "isPending" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "SearchEntry_pkey" PRIMARY KEY ("number")
);

-- CreateIndex
CREATE UNIQUE INDEX "SearchEntry_commentId_key" ON "SearchEntry"("commentId");

-- CreateIndex
CREATE INDEX "SearchEntry_postId_commentId_idx" ON "SearchEntry"("postId", "commentId");

-- CreateIndex
CREATE INDEX "SearchEntry_isPending_idx" ON "SearchEntry"("isPending");

-- AddForeignKey
ALTER TABLE "SearchEntry" ADD CONSTRAINT "SearchEntry_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SearchEntry" ADD CONSTRAINT "SearchEntry_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "Comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- By hand from here on (docs/decisions/0012-search.md). The vectors come from the server, because
-- PostgreSQL's own parser tears Devanagari words apart.
CREATE TABLE "PostSearch" (
    "number" INTEGER NOT NULL PRIMARY KEY REFERENCES "SearchEntry"("number") ON DELETE CASCADE,
    "title" tsvector NOT NULL,
    "whole" tsvector NOT NULL
);
CREATE INDEX "PostSearch_title_idx" ON "PostSearch" USING gin ("title");
CREATE INDEX "PostSearch_whole_idx" ON "PostSearch" USING gin ("whole");

CREATE TABLE "CommentSearch" (
    "number" INTEGER NOT NULL PRIMARY KEY REFERENCES "SearchEntry"("number") ON DELETE CASCADE,
    "whole" tsvector NOT NULL
);
CREATE INDEX "CommentSearch_whole_idx" ON "CommentSearch" USING gin ("whole");

CREATE FUNCTION "search_insert_post"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "SearchEntry" ("postId") VALUES (NEW."id");
    RETURN NULL;
END $$;

CREATE FUNCTION "search_update_post"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "SearchEntry" SET "isPending" = true
    WHERE "postId" = NEW."id" AND ("commentId" IS NULL OR OLD."removedAt" IS DISTINCT FROM NEW."removedAt");
    RETURN NULL;
END $$;

CREATE FUNCTION "search_insert_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "SearchEntry" ("postId", "commentId") VALUES (NEW."postId", NEW."id");
    RETURN NULL;
END $$;

CREATE FUNCTION "search_update_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "SearchEntry" SET "isPending" = true WHERE "commentId" = NEW."id";
    RETURN NULL;
END $$;

-- What is pending cannot be found, so nothing outlives an edit, a removal or a deletion.
CREATE FUNCTION "search_pending"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."commentId" IS NULL THEN
        DELETE FROM "PostSearch" WHERE "number" = NEW."number";
    ELSE
        DELETE FROM "CommentSearch" WHERE "number" = NEW."number";
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER "Post_search_insert" AFTER INSERT ON "Post"
    FOR EACH ROW EXECUTE FUNCTION "search_insert_post"();
CREATE TRIGGER "Post_search_update" AFTER UPDATE OF "title", "content", "removedAt" ON "Post" FOR EACH ROW
    WHEN ((OLD."title", OLD."content", OLD."removedAt") IS DISTINCT FROM (NEW."title", NEW."content", NEW."removedAt"))
    EXECUTE FUNCTION "search_update_post"();
CREATE TRIGGER "Comment_search_insert" AFTER INSERT ON "Comment"
    FOR EACH ROW EXECUTE FUNCTION "search_insert_comment"();
CREATE TRIGGER "Comment_search_update" AFTER UPDATE OF "content", "deletedAt", "removedAt" ON "Comment" FOR EACH ROW
    WHEN ((OLD."content", OLD."deletedAt", OLD."removedAt") IS DISTINCT FROM (NEW."content", NEW."deletedAt", NEW."removedAt"))
    EXECUTE FUNCTION "search_update_comment"();
CREATE TRIGGER "SearchEntry_pending" AFTER UPDATE OF "isPending" ON "SearchEntry" FOR EACH ROW
    WHEN (NEW."isPending") EXECUTE FUNCTION "search_pending"();

-- What was written before: the server takes it in at its start.
INSERT INTO "SearchEntry" ("postId") SELECT "id" FROM "Post" ORDER BY "id";
INSERT INTO "SearchEntry" ("postId", "commentId") SELECT "postId", "id" FROM "Comment" ORDER BY "id";
