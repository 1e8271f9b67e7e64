import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Writes a picture of the whole page, or of the window, to a WebP file. WebP takes a tenth of the size of PNG. */
export async function takePicture(page: Page, file: string, isWindow: boolean): Promise<void> {
  if (!isWindow) await loadLazyImages(page)
  const session = await page.context().newCDPSession(page)
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  const { width, height } = cssContentSize
  const clip = { x: 0, y: 0, width, height, scale: 1 }
  const capture = () =>
    session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 50,
      ...(!isWindow && { captureBeyondViewport: true, clip }),
    })
  // On a busy machine the browser sometimes fails for a long page. A second try works.
  const { data } = await capture().catch(capture)
  await session.detach()
  writeFileSync(file, Buffer.from(data, 'base64'))
}

async function loadLazyImages(page: Page) {
  for (const image of await page.locator('img:visible').all()) {
    await image.scrollIntoViewIfNeeded()
    await image.evaluate((element: HTMLImageElement) => element.decode())
  }
  await page.evaluate(() => window.scrollTo(0, 0))
}
