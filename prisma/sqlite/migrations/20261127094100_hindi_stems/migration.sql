-- By hand: words are indexed by their stems now, so all texts are indexed again (docs/decisions/0012-search.md).
UPDATE "SearchEntry" SET "isPending" = true;

DELETE FROM "EpisodeWords";
