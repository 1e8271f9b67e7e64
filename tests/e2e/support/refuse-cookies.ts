import type { BrowserContext } from '@playwright/test'

/** Stops a browser from storing and sending cookies, and scripts from writing them, from now on. */
export async function refuseCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} }),
  )
  await context.route('**', async (route, request) => {
    const { cookie: _, ...sent } = await request.allHeaders()
    // Not through Playwright, which would add and store cookies. The browser adds this header after the route.
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
