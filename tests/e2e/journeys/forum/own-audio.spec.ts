import path from 'node:path'
import { writeSampleAudio } from '../../../../prisma/seed/sample-audio'
import { runCommand } from '../../../support/site/run-command'
import { startSite } from '../../../support/site/site-server'
import { expect, inBothLanguages, test, untilHydrated } from '../../support/test'
import { Watch } from '../../support/watch'

const [length, start] = [2_530, 760]

inBothLanguages(() => {
  test('an episode is heard from a paragraph on, from this site alone', async ({
    browser,
    javaScriptEnabled,
    locale,
    t,
  }) => {
    const site = await startSite({ environment: { EPISODE_AUDIO: 'own' } })
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, locale })
    const watch = new Watch([site.url])
    watch.attach(context)
    try {
      writeSampleAudio(path.join(site.folder, 'data', 'audio', '3.flac'), length, [0, start])
      const feed = path.resolve('tests/data/feeds/podcast.xml')
      expect(runCommand(site, 'import-episodes', [feed]).status).toBe(0)
      const text = path.resolve('tests/data/transcripts/spoken.txt')
      const spoken = runCommand(site, 'store-transcript', ['3', text, '--language', 'en'])
      expect(spoken.status).toBe(0)

      const page = await context.newPage()
      await page.goto('/episodes/3')
      if (javaScriptEnabled) await untilHydrated(page)
      const audio = page.locator('audio')
      await expect(audio).toHaveAttribute('src', '/audio/3.flac')
      const link = page.getByRole('link', { name: t('episodes:downloadSize', { size: '0.1' }) })
      await expect(link).toHaveAttribute('href', '/audio/3.flac')
      await page.locator(`#t-${start}`).getByRole('link', { name: '12:40', exact: true }).click()
      await expect(page.locator(`#t-${start}`)).toHaveAttribute('aria-current', 'true')
      if (javaScriptEnabled) {
        const heard = () => audio.evaluate((each: HTMLAudioElement) => each.currentTime)
        await expect.poll(heard).toBeGreaterThan(start)
        expect(await audio.evaluate((each: HTMLAudioElement) => each.duration)).toBeCloseTo(
          length,
          0,
        )
      } else await expect(audio).toHaveAttribute('src', `/audio/3.flac#t=${start}`)
      watch.check()
    } finally {
      await context.close()
      await site.remove()
    }
  })
})
