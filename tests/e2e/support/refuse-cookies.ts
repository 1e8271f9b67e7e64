import type { BrowserContext } from '@playwright/test'

/** Has a browser neither keep nor send cookies from now on, nor let scripts write them. */
export async function refuseCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} }),
  )
  await context.route('**', async (route, request) => {
    const { cookie: _, ...sent } = await request.allHeaders()
    // Not by Playwright, which would add and keep cookies; the browser adds this header after the route.
    const answer = await fetch(request.url(), {
      ...{ method: request.method(), redirect: 'manual' as const },
      headers: { 'sec-fetch-site': 'same-origin', ...sent },
      body: request.postData(),
    })
    const dropped = ['set-cookie', 'content-encoding', 'content-length', 'transfer-encoding']
    const headers = [...answer.headers].filter(([name]) => !dropped.includes(name))
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(headers),
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })
}
