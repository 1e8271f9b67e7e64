import { topicKeys, type Topic } from '~/content/topics'
import { db } from '~/database/db.server'
import { appealAnswers, type AppealAnswer } from '../appeals/answers'
import { firstSortKey, isByAnotherSql, timeOfSortKey } from '../authorship/authorship.server'
import { startOfDay } from '../day'
import { day, hour } from '../durations'
import { textLanguages } from '../validation/text'
import { checkRole, type Member } from '../members/member'
import { itemReasons } from '../moderation/reasons'
import { fail, ok, type Result } from '../result'
import { readSearchedWords } from '../search/searched-words.server'
import { dateOfNumber, dayNumber } from '../threads/thread-states.server'

/** Counts below this are not shown, because they would point at few people. */
const fewest = 5

/** A count to show, rounded to 5; null reads "fewer than 5". */
type RoundedCount = number | null

/** Rounds a count to 5; null when it is below `fewest`, also for zero. */
export function roundCount(count: number): RoundedCount {
  return count < fewest ? null : Math.round(count / fewest) * fewest
}

/** The questions and answers of a week. */
export type Questions = {
  asked: RoundedCount
  answeredInADay: RoundedCount
  /** The percentage from the rounded counts, rounded to 5. */
  percentInADay: number | null
  /** The hours from a question to its first answer; null when fewer than 5 have one. */
  medianHours: number | null
}

type Counted<Key> = { key: Key; count: RoundedCount }[]

export type WeeklyFigures = {
  /** The Monday of the week, such as '2026-11-16'. */
  week: string
  lastDay: string
  earlier: string | null
  later: string | null
  questions: Questions
  /** The questions of the previous week. */
  before: Questions
  unanswered: Counted<Topic>
  languages: Counted<(typeof textLanguages)[number]>
  removals: Counted<(typeof itemReasons)['remove'][number]>
  /** The appeals by their answer; `open` counts those that wait. */
  appeals: Counted<AppealAnswer | 'open'>
  /** The number of items that were held because the author's account was new, and then published. */
  releases: RoundedCount
  lookUps: RoundedCount
  /** The words of searches without results, of all weeks. */
  words: { word: string; days: RoundedCount }[]
}

/** The number of weeks for which removed and answered rows are kept. */
const shownWeeks = 25

/**
 * Returns the figures of a complete week, counted from its rows. The questions of its last day have had a day to be
 * answered.
 * @param input `week`, a Monday, by default the latest
 * @returns `not-allowed` for members, `not-found` for a week that is not shown
 */
export async function readWeek(
  viewer: Member,
  input: { week?: string },
  now = new Date(),
): Promise<Result<WeeklyFigures>> {
  const allowed = checkRole(viewer, 'moderator')
  if (!allowed.ok) return allowed
  const latest = mondayBefore(dayNumber(now) - 1) - 7
  const weeks = Array.from({ length: shownWeeks }, (_, ago) => latest - 7 * ago)
  const place = input.week ? weeks.map(dateOfNumber).indexOf(input.week) : 0
  const monday = weeks[place]
  if (monday === undefined) return fail('not-found')
  const [posts, before, decisions, open, words] = [
    await readQuestions(monday),
    await readQuestions(monday - 7),
    await countDecisions(monday),
    await db.appeal.count({ where: { answer: null, day: daysOf(monday) } }),
    await readSearchedWords(),
  ]
  const removals = new Map(decisions.filter(isOf('remove')).map(toEntry))
  const answers = new Map<string, number>()
  for (const [answer, count] of decisions.filter(isAnswer).map(toEntry))
    answers.set(answer, (answers.get(answer) ?? 0) + count)
  const countOf = (action: string) =>
    decisions.filter(isOf(action)).reduce((sum, { _count }) => sum + _count, 0)
  return ok({
    week: dateOfNumber(monday),
    lastDay: dateOfNumber(monday + 6),
    earlier: nameOf(weeks[place + 1]),
    later: nameOf(weeks[place - 1]),
    questions: summarize(posts),
    before: summarize(before),
    unanswered: countBy(
      topicKeys,
      posts.filter(({ firstAnswer }) => firstAnswer === null).map(({ topic }) => topic),
    ),
    languages: countBy(
      textLanguages,
      posts.map(({ language }) => language),
    ),
    removals: roundAll(itemReasons.remove, removals),
    appeals: roundAll([...appealAnswers, 'open'], answers.set('open', open)),
    releases: roundCount(countOf('release')),
    lookUps: roundCount(countOf('reveal')),
    words: words.map(({ word, days }) => ({ word, days: roundCount(days) })),
  })
}

function nameOf(monday: number | undefined) {
  return monday === undefined ? null : dateOfNumber(monday)
}

// 1 January 1970 was a Thursday.
function mondayBefore(number: number) {
  return number - ((number + 3) % 7)
}

function startOf(number: number) {
  return startOfDay(new Date(number * day))
}

function daysOf(monday: number) {
  return { gte: startOf(monday), lt: startOf(monday + 7) }
}

type Question = { sortKey: string; topic: string; language: string; firstAnswer: string | null }

function readQuestions(monday: number) {
  return db.$queryRaw<Question[]>`
    SELECT p."sortKey", p."topic", p."language", (
      SELECT MIN(c."sortKey") FROM "Comment" c
      WHERE c."postId" = p."id" AND c."deletedAt" IS NULL AND c."removedAt" IS NULL
        AND ${isByAnotherSql('c', 'p')}
    ) AS "firstAnswer"
    FROM "Post" p
    WHERE p."sortKey" >= ${firstSortKey(startOf(monday))}
      AND p."sortKey" < ${firstSortKey(startOf(monday + 7))} AND p."removedAt" IS NULL`
}

const answering = ['answerAppeal', 'answerAlone']
const counted = ['remove', 'release', 'reveal', ...answering]

function countDecisions(monday: number) {
  return db.auditEntry.groupBy({
    by: ['action', 'reason'],
    where: { day: daysOf(monday), action: { in: counted } },
    _count: true,
  })
}

type Decisions = Awaited<ReturnType<typeof countDecisions>>[number]

function isOf(wanted: string) {
  return ({ action }: Decisions) => action === wanted
}

function isAnswer({ action }: Decisions) {
  return answering.includes(action)
}

function toEntry({ reason, _count }: Decisions): [string, number] {
  return [reason ?? '', _count]
}

function summarize(questions: Question[]): Questions {
  const delays = questions
    .flatMap(({ sortKey, firstAnswer }) =>
      firstAnswer === null ? [] : [timeOfSortKey(firstAnswer) - timeOfSortKey(sortKey)],
    )
    .sort((a, b) => a - b)
  const asked = roundCount(questions.length)
  const answeredInADay = roundCount(delays.filter((delay) => delay <= day).length)
  const isCounted = asked !== null && answeredInADay !== null
  const median = delays[Math.floor(delays.length / 2)] ?? 0
  return {
    asked,
    answeredInADay,
    percentInADay: isCounted ? Math.min(100, Math.round((answeredInADay / asked) * 20) * 5) : null,
    medianHours: delays.length < fewest ? null : Math.round(median / hour),
  }
}

function countBy<Key extends string>(keys: readonly Key[], found: string[]): Counted<Key> {
  const counts = new Map<string, number>()
  for (const key of found) counts.set(key, (counts.get(key) ?? 0) + 1)
  return roundAll(keys, counts)
}

function roundAll<Key extends string>(
  keys: readonly Key[],
  counts: Map<string, number>,
): Counted<Key> {
  return keys.map((key) => ({ key, count: roundCount(counts.get(key) ?? 0) }))
}
