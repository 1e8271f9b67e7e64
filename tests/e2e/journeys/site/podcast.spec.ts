import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/screens/axe'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, inBothLanguages, test } from '../../support/test'

const host = 'https://podcast.example'
const length = { en: '42 min', hi: '42 मिनट' }

inBothLanguages(() => {
  test('an episode says how long it is, and is fetched from its host only when it is played', async ({
    page,
    watch,
    language,
  }) => {
    const asked = await serveSound(page)
    await page.goto(`/xxperiment/?lng=${language}`)
    const episode = page.locator('.episodes li').filter({ hasText: 'The pain that is not' })
    await expect(episode.getByText(length[language], { exact: true })).toBeVisible()
    await expect(episode.locator('time')).toHaveCount(2)
    const player = episode.locator('audio')
    await player.scrollIntoViewIfNeeded()
    await expect(player).toHaveAccessibleName(/The pain that is not in your head$/)
    await expect(page.locator('audio')).toHaveCount(await page.locator('.episodes li').count())
    expect(asked).toEqual([])

    watch.expectHost(host)
    await player.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => asked).toContain(`${host}/1.mp3`)
    expect(new Set(asked).size).toBe(1)
    await expect
      .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration))
      .toBeGreaterThan(0)
    await expectAccessible(page, 'the podcast, playing')
  })

  test('the podcast’s episodes are accessible', async ({ page, language }) => {
    await page.goto(`/xxperiment/?lng=${language}`)
    await expect(page.locator('audio').first()).toBeVisible()
    await expect(page.locator('#signed-out')).toBeHidden()
    await expectGoodScreen(page, 'the podcast')
  })
})

/** Simulates the podcast's host, and records the requests. */
async function serveSound(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${host}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'audio/wav', body: aSecondOfSilence() })
  })
  return asked
}

function aSecondOfSilence() {
  const rate = 8_000
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + rate, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(rate, 40)
  return Buffer.concat([head, Buffer.alloc(rate, 128)])
}
