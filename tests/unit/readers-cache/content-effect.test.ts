import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contentEffectOf, type ContentEffect } from '~/database/content/content-effect'

const statements: [effect: ContentEffect, sql: string][] = [
  ['none', 'SELECT `main`.`Post`.`id` FROM `main`.`Post` WHERE 1=1'],
  ['none', 'SELECT "number" FROM "SearchEntry" LIMIT $1 FOR UPDATE SKIP LOCKED'],
  ['none', 'PRAGMA user_version = 0'],
  ['none', 'BEGIN'],
  ['none', 'COMMIT'],
  ['none', 'INSERT INTO "public"."Session" ("id") VALUES ($1) RETURNING "public"."Session"."id"'],
  ['none', 'UPDATE `main`.`Session` SET `lastSeenAt` = ? WHERE 1=1'],
  ['none', 'DELETE FROM "public"."Like" WHERE "postId" = $1'],
  ['none', 'INSERT OR REPLACE INTO "PostSearch" (rowid, "title") SELECT 1, 2'],
  ['none', 'UPDATE `main`.`User` SET `emailVerifiedAt` = ?, `language` = ? WHERE `id` = ?'],
  ['none', 'UPDATE "public"."User" SET "passwordHash" = $1, "suspendedUntil" = $2 WHERE 1=1'],
  ['added', 'INSERT INTO `main`.`Post` (`id`, `title`) VALUES (?, ?) RETURNING `id` AS `id`'],
  ['added', 'INSERT INTO "public"."Comment" ("id") VALUES ($1)'],
  [
    'added',
    'UPDATE "public"."Post" SET "likes" = ("public"."Post"."likes" + $1), "commentCount" = ("public"."Post"."commentCount" + $2) WHERE ("public"."Post"."id" = $3)',
  ],
  ['added', 'UPDATE `main`.`Post` SET `views` = (`main`.`Post`.`views` + ?) WHERE 1=1'],
  ['changed', 'UPDATE `main`.`Post` SET `removedAt` = ? WHERE `id` = ?'],
  ['changed', 'UPDATE `main`.`Post` SET `likes` = ?, `title` = ? WHERE `id` = ?'],
  ['changed', 'UPDATE "public"."Comment" SET "hiddenAt" = $1 WHERE "id" = $2'],
  ['changed', 'UPDATE "User" SET "displayName" = $1, "bio" = $2 WHERE "id" = $3'],
  ['changed', 'UPDATE `main`.`User` SET `role` = ? WHERE 1=1'],
  ['changed', 'DELETE FROM `main`.`Post` WHERE `id` = ?'],
  ['changed', 'DELETE FROM "User" WHERE "id" = $1'],
  [
    'changed',
    'INSERT INTO "Episode" ("id") VALUES ($1) ON CONFLICT ("id") DO UPDATE SET "title" = $2',
  ],
  ['changed', 'INSERT OR REPLACE INTO "Episode" ("id") VALUES (?)'],
  ['changed', 'TRUNCATE "Post"'],
  ['changed', 'WITH gone AS (SELECT 1) DELETE FROM "Post"'],
  ['changed', 'ALTER TABLE "Post" ADD COLUMN "x" INTEGER'],
]

describe('what a statement does to the pages of visitors', () => {
  test.each(statements)('%s: %s', (effect, sql) => {
    expect(contentEffectOf(sql)).toBe(effect)
  })
})

// On none of them: what nobody signed out can see. A new model fails here until somebody has decided.
test('it was decided for each table whether visitors see what is in it', () => {
  const models = [...readFileSync('prisma/models.prisma', 'utf8').matchAll(/^model (\w+)/gm)]
  const seen = models
    .map(([, model = '']) => model)
    .filter((model) => contentEffectOf(`INSERT INTO "${model}" ("id") VALUES (1)`) !== 'none')
  expect(seen).toEqual(['User', 'Episode', 'Post', 'Comment'])
})
