-- One index for each table, which also knows the slice of 131,072 numbers that an entry lies in, so that search
-- reads the newest slices alone (docs/decisions/0012-search.md).
DROP INDEX "PostSearch_title_idx";
DROP INDEX "PostSearch_whole_idx";
DROP INDEX "CommentSearch_whole_idx";
CREATE INDEX "PostSearch_words_idx" ON "PostSearch" USING gin ((ARRAY["number" / 131072]), "title", "whole");
CREATE INDEX "CommentSearch_words_idx" ON "CommentSearch" USING gin ((ARRAY["number" / 131072]), "whole");
