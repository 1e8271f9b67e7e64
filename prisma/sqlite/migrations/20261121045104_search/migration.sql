-- CreateTable
CREATE TABLE "SearchEntry" (
    "number" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "postId" TEXT NOT NULL,
    "commentId" TEXT,
    "isPending" BOOLEAN NOT NULL DEFAULT true,
    CONSTRAINT "SearchEntry_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SearchEntry_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "Comment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "SearchEntry_commentId_key" ON "SearchEntry"("commentId");

-- CreateIndex
CREATE INDEX "SearchEntry_postId_commentId_idx" ON "SearchEntry"("postId", "commentId");

-- CreateIndex
CREATE INDEX "SearchEntry_isPending_idx" ON "SearchEntry"("isPending");


-- By hand from here on (docs/decisions/0012-search.md). The words come from the server, folded and
-- with single spaces between them, so the tokenizer has nothing to decide: every character beyond
-- ASCII belongs to a word. The texts themselves are not kept a second time.
CREATE VIRTUAL TABLE "PostSearch" USING fts5("title", "content", content='', contentless_delete=1, tokenize='ascii');
CREATE VIRTUAL TABLE "CommentSearch" USING fts5("content", content='', contentless_delete=1, tokenize='ascii');

-- A trigger names no table that could be redefined but its own: SQLite would refuse the renaming.
CREATE TRIGGER "Post_search_insert" AFTER INSERT ON "Post" BEGIN
    INSERT INTO "SearchEntry" ("postId") VALUES (NEW."id");
END;

CREATE TRIGGER "Post_search_update" AFTER UPDATE OF "title", "content", "removedAt" ON "Post"
WHEN OLD."title" IS NOT NEW."title" OR OLD."content" IS NOT NEW."content" OR OLD."removedAt" IS NOT NEW."removedAt" BEGIN
    UPDATE "SearchEntry" SET "isPending" = true
    WHERE "postId" = NEW."id" AND ("commentId" IS NULL OR OLD."removedAt" IS NOT NEW."removedAt");
END;

CREATE TRIGGER "Comment_search_insert" AFTER INSERT ON "Comment" BEGIN
    INSERT INTO "SearchEntry" ("postId", "commentId") VALUES (NEW."postId", NEW."id");
END;

CREATE TRIGGER "Comment_search_update" AFTER UPDATE OF "content", "deletedAt", "removedAt" ON "Comment"
WHEN OLD."content" IS NOT NEW."content" OR OLD."deletedAt" IS NOT NEW."deletedAt" OR OLD."removedAt" IS NOT NEW."removedAt" BEGIN
    UPDATE "SearchEntry" SET "isPending" = true WHERE "commentId" = NEW."id";
END;

-- What is pending cannot be found, so nothing outlives an edit, a removal or a deletion.
CREATE TRIGGER "SearchEntry_pending" AFTER UPDATE OF "isPending" ON "SearchEntry" WHEN NEW."isPending" BEGIN
    DELETE FROM "PostSearch" WHERE rowid = NEW."number" AND NEW."commentId" IS NULL;
    DELETE FROM "CommentSearch" WHERE rowid = NEW."number" AND NEW."commentId" IS NOT NULL;
END;

CREATE TRIGGER "SearchEntry_delete" AFTER DELETE ON "SearchEntry" BEGIN
    DELETE FROM "PostSearch" WHERE rowid = OLD."number" AND OLD."commentId" IS NULL;
    DELETE FROM "CommentSearch" WHERE rowid = OLD."number" AND OLD."commentId" IS NOT NULL;
END;

-- What was written before: the server takes it in at its start.
INSERT INTO "SearchEntry" ("postId") SELECT "id" FROM "Post" ORDER BY "id";
INSERT INTO "SearchEntry" ("postId", "commentId") SELECT "postId", "id" FROM "Comment" ORDER BY "id";
