import { hour } from '~/domain/durations'
import { toIsoDay } from '~/domain/day'
import { byMailbox, byVanishedRows, type Early } from './by-mail'
import { byReading } from './by-reading'
import {
  byDifference,
  byEqualValue,
  byMoment,
  byNearestTime,
  byRowOrder,
  byTransaction,
  byValueOfNearRow,
  countsOf,
  wordsOfSessions,
  type Channel,
} from './attackers'
import { bySize } from './by-size'
import { byWaitingText } from './by-waiting-text'
import { groupBy, judge, tailOfDrawing, tailOfRare, type Verdict } from './chance'
import { sortOut, type Evidence } from './evidence'
import type { World, Written } from './simulate'

export type Finding = Verdict & { name: string }

/** A lower probability is not chance. Each run tries thousands of pairs of columns. */
const luck = 1e-6

/** Formats the findings that chance does not explain, one line each. */
export function unexplained(findings: Finding[]): string[] {
  return findings
    .filter(({ probability }) => probability < luck)
    .sort((a, b) => a.probability - b.probability)
    .map(
      ({ name, right, said, expected, probability }) =>
        `${name}: ${right} of ${said} right, ${expected.toFixed(1)} by guessing (p = ${probability.toExponential(0)})`,
    )
}

/** The attackers on one or two stolen copies. Each returns a verdict for every pair of columns that it tried. */
export const attackers = {
  'nearest time': (world) => judged(world, byNearestTime(eachCopy(world))),
  'equal values': (world) => judged(world, byEqualValue(eachCopy(world))),
  'a value of a row written near': (world) => judged(world, byValueOfNearRow(eachCopy(world))),
  'one item whose author is known': (world) =>
    judged(world, byEqualValue(eachCopy(world, oneOfEach(world)))),
  'an item named in the first copy': (world) =>
    judged(world, byEqualValue([lastCopy(world, namedBefore(world))])),
  transactions: (world) => judged(world, byTransaction(eachCopy(world)), isApart(world)),
  'order of rows': (world) => judged(world, byRowOrder(eachCopy(world)), isApart(world)),
  sizes: (world) => judged(world, bySize(eachCopy(world), world.names)),
  'sizes of waiting texts': (world) =>
    judged(world, byWaitingText(eachCopy(world) as [Evidence, Evidence])),
  'what changed between two copies': (world) =>
    judged(world, byDifference(eachCopy(world) as [Evidence, Evidence])),
  counts: judgedCounts,
  'words in the clear': judgedWords,
  'moments of sign-ins': judgedSignIns,
  'a mailbox and a copy': (world) =>
    judged(world, byMailbox(earlyCopies(world), world.mails), wasAnonymous),
  'rows that go together': (world) =>
    judged(world, byVanishedRows(earlyCopies(world)), wasAnonymous),
  'what members read': (world) => judged(world, byReading(earlyCopies(world)), wasAnonymous),
} satisfies Record<string, (world: World) => Finding[]>

function eachCopy(world: World, known?: Map<string, string>) {
  return world.copies.map((copy) => sortOut(copy, { ...world, known }))
}

const early = new WeakMap<World, Early[]>()

function earlyCopies(world: World) {
  const copies =
    early.get(world) ??
    world.evening.map(({ copy, at }) => ({ evidence: sortOut(copy, world), at }))
  early.set(world, copies)
  return copies
}

// True for items that were anonymous when the early copies were made.
function wasAnonymous({ wasNamed }: Written) {
  return !wasNamed
}

function judgedSignIns(world: World): Finding[] {
  const acts = world.signIns.map(({ at }) => at)
  return byMoment(eachCopy(world), acts).map(({ name, right, expected }) => {
    return { name, said: acts.length, right, expected, probability: tailOfRare(right, expected) }
  })
}

function lastCopy(world: World, known: Map<string, string>) {
  return sortOut(world.copies[1], { ...world, known })
}

// Picks each member's first anonymous item.
function oneOfEach({ items }: World) {
  const known = new Map<string, string>()
  const authors = new Set<string>()
  for (const { id, author, isAnonymous, wasNamed } of items) {
    if (!isAnonymous || wasNamed || authors.has(author)) continue
    authors.add(author)
    known.set(id, author)
  }
  return known
}

function namedBefore({ items }: World) {
  return new Map(items.filter(({ wasNamed }) => wasNamed).map(({ id, author }) => [id, author]))
}

/**
 * The order of rows reveals what a member did under her own name just before or after, in any file. This cannot be
 * avoided, so the affected items are left out.
 */
function isApart({ openActs }: World) {
  const near = hour / 20
  return ({ author, at }: Written) =>
    !openActs.some((act) => act.member === author && Math.abs(act.at - at) < near)
}

function judged(
  world: World,
  channels: Channel[],
  isMeant: (item: Written) => boolean = () => true,
): Finding[] {
  const items = world.items.filter((item) => item.isAnonymous && isMeant(item))
  return channels.map(({ name, cell, guesses }) => ({
    name,
    ...judge(
      items.map((item) => ({
        cell: cellOf(item, cell),
        truth: item.author,
        guess: guesses.get(item.id),
      })),
    ),
  }))
}

function cellOf({ at }: Written, cell: Channel['cell']) {
  const date = new Date(at)
  return cell === 'day' ? toIsoDay(date) : date.toISOString().slice(0, 'yyyy-mm-ddThh'.length)
}

function judgedCounts(world: World): Finding[] {
  const kinds = new Map(world.items.map(({ id, kind }) => [id, kind]))
  const counted = countsOf(eachCopy(world), world.copiedAt, (id) => kinds.get(id) ?? '')
  const names = groupBy(counted, ({ name }) => name)
  return [...names].map(([name, rows]) => ({
    name,
    ...judge(
      rows.map(({ owner, from, to, window, kind, copy, count }) => {
        const truth = world.items.filter(
          (item) =>
            (item.wasNamed ? copy === 1 : item.isAnonymous) &&
            item.author === owner &&
            item.kind === kind &&
            item.at >= from &&
            item.at <= to,
        )
        return { cell: String(window), truth: String(truth.length), guess: String(count) }
      }),
    ),
  }))
}

function judgedWords({ sessions, ...world }: World): Finding[] {
  const told = wordsOfSessions(eachCopy({ ...world, sessions }), new Set(sessions.keys()))
  const anonymous = [...sessions.values()].filter(Boolean).length
  return told.map(({ name, sessions: those }) => {
    const right = [...those].filter((id) => sessions.get(id)).length
    const [said, total] = [those.size, sessions.size]
    const probability = tailOfDrawing(right, said, anonymous, total)
    return { name, said, right, expected: (said * anonymous) / total, probability }
  })
}

/** One test for each attacker: its title and the attacker. */
export const attacks = (Object.keys(attackers) as (keyof typeof attackers)[]).map(
  (attacker) => [`by ${attacker}, no author is found beyond chance`, attacker] as const,
)
