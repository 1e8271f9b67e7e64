import type { Random } from '../random'
import { randomValue, sendableText } from './random-text'

export type Body = { type: string | null; bytes: Buffer }

const form = 'application/x-www-form-urlencoded'

export function randomBody(random: Random, fields: string[]): Body {
  const bodies = [formOf, formOf, jsonOf, jsonOf, partsOf, nonsense]
  const body = random.of(bodies)(random, fields)
  return random.oneIn(15)
    ? { ...body, type: random.of([null, form, 'application/json', '/', ';']) }
    : body
}

const names = (random: Random, fields: string[]) =>
  Array.from({ length: random.between(0, 7) }, () =>
    random.oneIn(20) ? sendableText(random) : random.of(fields),
  )

// Most fields get a value that passes their first check, so that a request gets further.
const usual = [
  'general',
  'A title',
  'Long enough to be a text.',
  'on',
  'true',
  '1',
  'spam',
  'abuse',
]

function textFor(random: Random) {
  return random.oneIn(2) ? random.of(usual) : sendableText(random)
}

function formOf(random: Random, fields: string[]): Body {
  const pairs = names(random, fields).map((name) => [name, textFor(random)])
  const text = String(new URLSearchParams(pairs))
  const broken = random.oneIn(20) ? `${text}&%FF=%&=&&x%00=%ED%A0%80` : text
  return { type: form, bytes: Buffer.from(broken) }
}

function jsonOf(random: Random, fields: string[]): Body {
  const values = names(random, fields).map((name) => [
    name,
    random.oneIn(2) ? textFor(random) : randomValue(random),
  ])
  const text = JSON.stringify(random.oneIn(20) ? randomValue(random) : Object.fromEntries(values))
  const broken = random.oneIn(20) ? text.slice(0, random.between(0, text.length)) : text
  return { type: 'application/json', bytes: Buffer.from(broken) }
}

function partsOf(random: Random, fields: string[]): Body {
  const parts = names(random, fields).map(
    (name) =>
      `--edge\r\nContent-Disposition: form-data; name="${name}"` +
      `${random.oneIn(8) ? '; filename="a.txt"' : ''}\r\n\r\n${textFor(random)}\r\n`,
  )
  const end = random.oneIn(5) ? '' : '--edge--\r\n'
  return { type: 'multipart/form-data; boundary=edge', bytes: Buffer.from(parts.join('') + end) }
}

function nonsense(random: Random): Body {
  const length = random.oneIn(20) ? 600_000 : random.between(0, 300)
  const bytes = Buffer.alloc(length, random.between(0, 255))
  return { type: random.of([form, 'application/json', 'text/plain', null]), bytes }
}
