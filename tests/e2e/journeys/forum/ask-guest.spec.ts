import { randomUUID } from 'node:crypto'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { setRole } from '../../support/give-role'
import { expectNotice } from '../../support/expect-notice'
import { followLink } from '../../support/follow-link'
import { expect, inBothLanguages, test } from '../../support/test'

const crisis = { en: 'I want to kill myself', hi: 'मैं मरना चाहती हूँ' }

inBothLanguages(() => {
  test('a visitor asks the guest, an administrator chooses it, and everybody sees it', async ({
    page,
    visit,
    visitor,
    site,
    asMember,
    language,
    javaScriptEnabled,
    watch,
    t,
  }) => {
    watch.expectHost('https://podcast.example')
    await page.route('https://podcast.example/**', () => {})
    await visit('/episodes')
    await followLink(page, t('episodes:ask'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('questions:title'))
    await expectGoodScreen(page, 'asking the guest')
    const send = page.getByRole('button', { name: t('questions:send') })
    watch.expectStatus(400)
    await send.click()
    await expect(page.locator('.summary').getByRole('link')).toBeVisible()
    const question = `${crisis[language]}. ${randomUUID()}`
    await page.locator('main [name="question"]').fill(question)
    if (javaScriptEnabled) await expect(page.locator('form .help')).toContainText('14416')
    await send.click()
    await expect(page).toHaveURL(/\/episodes\/ask\/\w{8}$/)
    await expect(page.locator('main .help')).toContainText('14416')
    await expectGoodScreen(page, 'thanks for asking')
    const reference = await page.locator('main code').innerText()

    const admin = await asMember()
    await setRole(site, admin.username, 'admin')
    const desk = admin.page
    await visit('/moderation/messages', desk)
    await desk.locator('main a[href$="/messages/questions"]').click()
    // The previous screen has such a filter too.
    await expect(desk).toHaveURL('/moderation/messages/questions')
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(t('messages:questions.list'))
    await desk.locator('main summary').click()
    await desk.getByLabel(t('messages:questions.q')).fill(reference)
    await desk.getByRole('button', { name: t('messages:show') }).click()
    await expect(desk.locator('main .post-card')).toHaveCount(1)
    await expectGoodScreen(desk, 'the list of questions')
    await desk.locator('main .post-card').getByRole('link').click()
    await expect(desk.locator('main')).toContainText(question)
    await desk.locator('main [name="episode"]').selectOption('1')
    await desk.locator('main [name="time"]').fill('12:40')
    await desk.locator('main [name="answer"]').fill('You are not alone with it.')
    await desk
      .getByRole('button', { name: t('messages:questions.chooseButton'), exact: true })
      .click()
    await expectNotice(desk, t, 'saved')
    await expectGoodScreen(desk, 'a chosen question')

    await visit('/episodes/1', visitor)
    watch.expectHost('https://podcast.example')
    await visitor.route('https://podcast.example/**', () => {})
    const shown = visitor.getByRole('listitem').filter({ hasText: question })
    await expect(shown).toContainText(t('episodes:askedAnonymously'))
    await expect(shown).toContainText('You are not alone with it.')
    const place = shown.getByRole('link', { name: t('episodes:listenFrom', { time: '12:40' }) })
    await expect(place).toHaveAttribute('href', 'https://podcast.example/1.mp3#t=760')
    if (javaScriptEnabled) {
      await place.click()
      const heard = () =>
        visitor.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)
      expect(await heard()).toBe(760)
    }
    await expectGoodScreen(visitor, 'an episode with a question')
    await visitor.getByRole('link', { name: t('episodes:askAbout') }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(t('questions:titleAbout'))
    await expect(visitor.locator('main')).toContainText('The pain that is not in your head')
  })
})
