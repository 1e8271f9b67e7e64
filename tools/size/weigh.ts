import type { Browser, Cookie, Page } from '@playwright/test'

/** Transferred bytes of one visit, including headers, by purpose. */
export type Weight = {
  /** The document and the stylesheets in its head, which the first screenful needs. */
  first: number
  page: number
  scripts: number
  other: number
  loaded: string[]
}

type Kind = Exclude<keyof Weight, 'first' | 'loaded'>

const quiet = 1500

/**
 * Opens a URL as a first visit and waits until loading ends.
 * @param cookies the visitor's cookies, such as a session
 */
export async function weigh(
  browser: Browser,
  url: string,
  language: string,
  cookies: Cookie[],
): Promise<Weight> {
  const locale = language === 'hi' ? 'hi-IN' : 'en-GB'
  const context = await browser.newContext({ locale })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const weight: Weight = { first: 0, page: 0, scripts: 0, other: 0, loaded: [] }
  const bytes = new Map<string, number>()
  const lastArrival = await countTransfers(page, weight, bytes)
  const document = await page.goto(url, { waitUntil: 'load' })
  while (Date.now() - lastArrival() < quiet) await page.waitForTimeout(100)
  for (const path of firstOf(new URL(url).pathname, (await document?.text()) ?? ''))
    weight.first += bytes.get(path) ?? 0
  await context.close()
  return weight
}

function firstOf(path: string, html: string) {
  const [head = ''] = html.split('</head>')
  const links = head.match(/<link [^>]*rel="stylesheet"(?![^>]*media="print")[^>]*>/g) ?? []
  return [path, ...links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '')]
}

async function countTransfers(page: Page, weight: Weight, bytes: Map<string, number>) {
  const kinds = new Map<string, { kind: Kind; name: string }>()
  let lastArrival = Date.now()
  const session = await page.context().newCDPSession(page)
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, { kind: kindOf(type), name: new URL(response.url).pathname })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastArrival = Date.now()
    const { kind, name } = kinds.get(requestId) ?? { kind: 'other', name: '?' }
    weight[kind] += encodedDataLength
    bytes.set(name, encodedDataLength)
    weight.loaded.push(`${kind} ${encodedDataLength} ${name}`)
  })
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: false })
  return () => lastArrival
}

function kindOf(type: string): Kind {
  if (type === 'Document' || type === 'Stylesheet') return 'page'
  return type === 'Script' ? 'scripts' : 'other'
}
