import { randomInt } from 'node:crypto'
import { topicKeys } from '~/content/topics'
import { db, selectColumns } from '~/database/db.server'
import {
  authorIdOf,
  authorshipColumns,
  firstSortKey,
  isByAnotherSql,
  timeOfSortKey,
  type Authorship,
} from '../authorship/authorship.server'
import { day } from '../durations'
import { textLanguages } from '../validation/text'
import { openDetails } from '../moderation/log-line.server'
import { itemReasons } from '../moderation/reasons'
import { paginate } from '../paginate.server'
import type { HalfYear } from './half-years'

/**
 * The public figures. Each counts the members for whom it is true. All are published, so that the selection reveals
 * nothing.
 */
export const figureNames = [
  'asked',
  'answered',
  'answeredInADay',
  ...topicKeys.map((topic) => `topic:${topic}` as const),
  ...textLanguages.map((language) => `language:${language}` as const),
  ...itemReasons.remove.map((reason) => `removed:${reason}` as const),
  'appeal:restored',
  'appeal:stands',
  'lookedUp',
] as const

export type FigureName = (typeof figureNames)[number]

type Figures = Map<string, Set<FigureName>>

/**
 * Counts for each figure the members for whom it is true. A member counts once in a figure, and in at most
 * `maxFigures`, chosen at random. The authors are known only in memory while this runs. Items of unknown authors are
 * left out.
 */
export async function countMembers(
  halfYear: HalfYear,
  maxFigures: number,
): Promise<Map<FigureName, number>> {
  const figures: Figures = new Map()
  await addPosts(figures, halfYear)
  await addComments(figures, halfYear)
  await addDecisions(figures, halfYear)
  const counts = new Map<FigureName, number>()
  for (const ofMember of figures.values())
    for (const name of choose([...ofMember], maxFigures))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function add(figures: Figures, item: Authorship, ...names: FigureName[]) {
  const member = authorIdOf(item)
  if (member === null) return
  const known = figures.get(member) ?? new Set()
  for (const name of names) known.add(name)
  figures.set(member, known)
}

const known: ReadonlySet<string> = new Set(figureNames)

function isFigure(name: string): name is FigureName {
  return known.has(name)
}

function choose<T>(items: T[], count: number) {
  while (items.length > count) items.splice(randomInt(items.length), 1)
  return items
}

// Small, because all anonymous items of a page are decrypted before other requests are served.
const pageSize = 200

async function addPosts(figures: Figures, { from, to }: HalfYear) {
  const pages = paginate(pageSize, (last?: { sortKey: string }) =>
    db.post.findMany({
      where: {
        sortKey: { gt: last?.sortKey ?? firstSortKey(from), lt: firstSortKey(to) },
        removedAt: null,
      },
      orderBy: { sortKey: 'asc' },
      take: pageSize,
      select: { sortKey: true, topic: true, language: true, ...authorshipColumns },
    }),
  )
  for await (const page of pages)
    for (const post of page) {
      const names = [`topic:${post.topic}`, `language:${post.language}`].filter(isFigure)
      add(figures, post, 'asked', ...names)
    }
}

type Answer = Authorship & { sortKey: string; askedKey: string }

async function addComments(figures: Figures, { from, to }: HalfYear) {
  const pages = paginate(
    pageSize,
    (last?: { sortKey: string }) => db.$queryRaw<Answer[]>`
      SELECT ${selectColumns('c', ['sortKey', ...Object.keys(authorshipColumns)])}, p."sortKey" AS "askedKey"
      FROM "Comment" c JOIN "Post" p ON p."id" = c."postId"
      WHERE c."sortKey" > ${last?.sortKey ?? firstSortKey(from)} AND c."sortKey" < ${firstSortKey(to)}
        AND c."deletedAt" IS NULL AND c."removedAt" IS NULL AND ${isByAnotherSql('c', 'p')}
      ORDER BY c."sortKey" LIMIT ${pageSize}`,
  )
  for await (const page of pages)
    for (const { sortKey, askedKey, ...author } of page) {
      const isInADay = timeOfSortKey(sortKey) - timeOfSortKey(askedKey) <= day
      add(figures, author, 'answered', ...(isInADay ? (['answeredInADay'] as const) : []))
    }
}

const decisions = ['remove', 'answerAppeal', 'answerAlone', 'reveal']

type Decision = { item: string; name: FigureName }

async function addDecisions(figures: Figures, { from, to }: HalfYear) {
  const pages = paginate(pageSize, (last?: { day: Date; id: string }) =>
    db.auditEntry.findMany({
      where: {
        AND: [
          { day: { gte: from, lt: to }, action: { in: decisions } },
          last ? { OR: [{ day: { gt: last.day } }, { day: last.day, id: { gt: last.id } }] } : {},
        ],
      },
      orderBy: [{ day: 'asc' }, { id: 'asc' }],
      take: pageSize,
    }),
  )
  for await (const page of pages) {
    const decided = page.flatMap((row): Decision[] => {
      const { targetId: item, reason } = openDetails(row)
      const name = figureOf(row.action, reason ?? '')
      return item && isFigure(name) ? [{ item, name }] : []
    })
    const where = { id: { in: decided.map(({ item }) => item) } }
    const select = { id: true, ...authorshipColumns }
    const items = new Map(
      [
        ...(await db.post.findMany({ where, select })),
        ...(await db.comment.findMany({ where, select })),
      ].map((item) => [item.id, item]),
    )
    for (const { item, name } of decided) {
      const found = items.get(item)
      if (found) add(figures, found, name)
    }
  }
}

function figureOf(action: string, reason: string) {
  if (action === 'reveal') return 'lookedUp'
  if (action === 'remove') return `removed:${reason}`
  return reason === 'restore' ? 'appeal:restored' : 'appeal:stands'
}
