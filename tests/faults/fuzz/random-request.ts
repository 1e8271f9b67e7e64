import type { Random } from '../random'
import { randomBody } from './random-body'
import { randomText, sendableText } from './random-text'

const methods = 'GET GET GET POST POST POST PATCH DELETE PUT HEAD OPTIONS TRACE PROPFIND get FOO'
const headers: [name: string, values: string[]][] = [
  ['Accept', ['*/*', 'text/html', 'application/json', 'image/*;q=x', ',']],
  ['Accept-Language', ['hi', 'en-GB;q=0', '*', 'xx-'.repeat(500), ';q=']],
  ['Accept-Encoding', ['br', 'gzip;q=0', 'identity', '*;q=0', 'zstd']],
  ['Origin', ['null', 'https://elsewhere.example', '', 'http://localhost:1']],
  ['Sec-Fetch-Site', ['same-origin', 'cross-site', 'nonsense']],
  ['If-None-Match', ['*', '"x"', 'W/"']],
  ['If-Modified-Since', ['Thu, 01 Jan 1970 00:00:00 GMT', 'never', '-1']],
  ['Range', ['bytes=0-0', 'bytes=9-1', 'bytes=-']],
  ['X-Forwarded-For', ['::1', '"', '1.2.3.4, x']],
  ['X-Forwarded-Host', ['a:99999', '[', 'elsewhere.example']],
  ['User-Agent', ['', 'Googlebot', 'x'.repeat(3_000)]],
  ['Referer', ['/', 'http://', 'http://[']],
  ['Expect', ['100-continue', 'nonsense']],
  ['Upgrade', ['websocket', 'h2c']],
  ['Content-Encoding', ['gzip', 'nonsense']],
  [
    'Cookie',
    ['session=', 'session=x; session=y', 'language=%', 'theme=__proto__', '=;=;', 'a=%FF'],
  ],
]

/** The parts that the site knows and a request may be made of. */
export type Known = { urls: string[]; fields: string[]; cookies: string[]; ids: string[] }

export function randomRequest(random: Random, known: Known): { bytes: Buffer; line: string } {
  const line = `${random.of(methods.split(' '))} ${randomTarget(random, known)} HTTP/1.1`
  const body = /^(POST|PATCH|PUT|DELETE)/.test(line) ? randomBody(random, known.fields) : null
  const head = [
    line,
    'Host: localhost',
    'Connection: close',
    ...(random.oneIn(10) ? [] : [`Cookie: ${random.of(known.cookies)}`]),
    ...randomHeaders(random),
    ...(body ? [`Content-Length: ${body.bytes.length}`] : []),
    ...(body?.type ? [`Content-Type: ${body.type}`] : []),
  ]
  const bytes = Buffer.concat([
    Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'),
    body?.bytes ?? Buffer.alloc(0),
  ])
  return { bytes, line: line.slice(0, 300) }
}

function randomTarget(random: Random, { urls, ids }: Known) {
  let target = random.of(urls)
  const escaped = () => encodeURIComponent(sendableText(random)).slice(0, 4_000)
  if (random.oneIn(4)) target = target.replace(/[\w-]{36}/, () => random.of(ids))
  if (random.oneIn(5)) target = target.replace(/[^/]+$/, escaped)
  if (random.oneIn(5)) target = target.replace(/(\?|$)/, '.data$1')
  if (random.oneIn(3)) {
    const name = random.of([
      'q',
      'cursor',
      'limit',
      'type',
      'lng',
      'token',
      '_routes',
      'reply',
      'x',
    ])
    target += `${target.includes('?') ? '&' : '?'}${name}=${escaped()}`
  }
  if (random.oneIn(30))
    target += random.of(['%', '%FF', '%00', '//', '/..', '?', '#', ';', '\\', '\xff'])
  return target
}

function randomHeaders(random: Random) {
  return Array.from({ length: random.between(0, 4) }, () => {
    const [name, values] = random.of(headers)
    // A line break would only turn the rest into another request, so line breaks are removed.
    const odd = () =>
      randomText(random)
        .replace(/[\r\n\0]/g, '')
        .slice(0, 2_000)
    return `${name}: ${random.oneIn(4) ? odd() : random.of(values)}`
  })
}
