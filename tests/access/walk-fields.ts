import type { Actor } from './actors'
import { rules } from './actors'
import type { FieldRule } from './fields'

type Rules = FieldRule | { named: Rules } | { readonly [field: string]: Rules }

/** The reader of a response, and the author of its content. */
export type Reading = {
  actor: Actor
  name: string
  writerOf: (itemId: string) => string | undefined
  writer: string
  url: string
  /** The values that all other readers got at this path of this URL. */
  words: Map<string, string>
  /** Every path at which any reader has found a value. */
  found: Set<string>
}

type Item = { writer: string; isAnonymous: boolean }

/**
 * Checks a response against the rules of its fields.
 * @param place the source of the response, for the findings
 * @returns a finding for each field that has no rule, or is shown to somebody whom its rule excludes
 */
export function findingsIn(
  answer: unknown,
  fields: unknown,
  index: string,
  reading: Reading,
): string[] {
  const item = { writer: reading.writer, isAnonymous: false }
  return walk(answer, fields as Rules, index, item, reading).map(
    (finding) => `${finding} (${reading.url})`,
  )
}

function walk(value: unknown, rule: Rules, index: string, item: Item, reading: Reading): string[] {
  if (isEmpty(value)) return []
  if (typeof rule === 'string') reading.found.add(index)
  if (rule === 'typed') return []
  if (rule === 'words') return differing(value, index, reading)
  if (Array.isArray(value)) return value.flatMap((each) => walk(each, rule, index, item, reading))
  if (typeof rule !== 'string' && 'named' in rule)
    return item.isAnonymous
      ? [`${index}: told of an anonymous item`]
      : walk(value, rule.named, index, item, reading)
  if (!isObject(value))
    return typeof rule !== 'string' || mayFind(rule, item, reading)
      ? []
      : [`${index}: told to ${reading.name}`]
  if (typeof rule === 'string') return [`${index}: has fields without rules`]
  const inner = itemIn(value, item, reading)
  return Object.entries(value).flatMap(([field, held]) => {
    const next = rule[field]
    return next
      ? walk(held, next, `${index}.${field}`, inner, reading)
      : [`${index}.${field}: has no rule`]
  })
}

function mayFind(rule: FieldRule, item: Item, { actor, name }: Reading) {
  if (rule === 'shown') return true
  if (rule === 'writer') return item.writer === name
  if (rule === 'suspended') return actor.isSuspended
  if (rule === 'member') return actor.role !== 'visitor'
  const outcome = rules[rule === 'admin' ? 'admins' : 'moderators'](actor)
  if (rule === 'led') return outcome === 'secondStep'
  return outcome === 'yes' || (rule === 'team' && outcome === 'secondStep')
}

function itemIn(value: Record<string, unknown>, item: Item, { writerOf }: Reading): Item {
  const id = value.id ?? value._id
  return {
    writer: (typeof id === 'string' ? writerOf(id) : undefined) ?? item.writer,
    isAnonymous: 'isAnonymous' in value ? value.isAnonymous === true : item.isAnonymous,
  }
}

function differing(value: unknown, index: string, { words, name, url }: Reading) {
  const told = JSON.stringify(value)
  const here = `${url} ${index}`
  const before = words.get(here) ?? told
  words.set(here, before)
  return told === before ? [] : [`${index}: others than ${name} are told something else`]
}

function isEmpty(value: unknown) {
  const isNothing = value === null || value === undefined || value === '' || value === false
  return isNothing || (Array.isArray(value) && value.length === 0)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date)
}
