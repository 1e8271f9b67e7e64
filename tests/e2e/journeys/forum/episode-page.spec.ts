import { nextGuest } from '../../../../app/content/next-guest'
import { inLanguage } from '../../../../app/content/text'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, inBothLanguages, test, untilHydrated } from '../../support/test'
import { getWords } from '../../support/words'

const title = 'The pain that is not in your head'
const said = {
  en: 'Pain that keeps you from work or school is not normal.',
  hi: 'जो दर्द आपको काम या पढ़ाई से रोके, वह सामान्य नहीं है।',
}
const places = {
  en: { id: '#t-820', said: 'When a painkiller does not help' },
  hi: { id: '#t-760', said: said.hi },
}
const length = { en: '42 min', hi: '42 मिनट' }
const word = { en: 'painkiller', hi: 'पढाई' }

inBothLanguages(() => {
  test('from the podcast to an episode, to what was said, and on to a post about it', async ({
    page,
    member,
    language,
    javaScriptEnabled,
    watch,
    t,
  }) => {
    watch.expectHost('https://podcast.example')
    // The host never responds. Only the page that requests the sound matters.
    await page.route('https://podcast.example/**', () => {})
    await page.goto(`/xxperiment/?lng=${language}`)
    const episode = page.locator('.episodes li').filter({ hasText: title })
    await episode.getByRole('link', { name: `1. ${title}`, exact: true }).click()
    await expect(page).toHaveURL('/episodes/1')
    await page.goBack()
    await episode.getByRole('link', { name: `${t('thread:podcast.transcript')}: ${title}` }).click()
    await expect(page).toHaveURL('/episodes/1#transcript')
    await expect(page.getByRole('heading', { name: t('episodes:transcript') })).toBeInViewport()
    if (javaScriptEnabled) await untilHydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('forum:episodeLabel', { number: 1, title }),
    )
    await expect(page.locator('audio')).toHaveAttribute('preload', 'none')
    const play = page.getByLabel(`${t('episodes:play')}: ${title}`, { exact: true })
    const places = [play, page.getByText('Asha was told for nine years')]
    const [player, summary] = await Promise.all(places.map((each) => each.boundingBox()))
    expect(player?.y).toBeLessThan(summary?.y ?? 0)
    await expect(page.getByRole('link', { name: /40 MB/ })).toHaveAttribute('href', /1\.mp3$/)
    await expectGoodScreen(page, 'an episode')

    const named = (words: string) => ({ name: `${words}: ${title}`, exact: true })
    if (javaScriptEnabled) {
      await expect(page.locator('audio')).toBeHidden()
      await page.getByRole('button', named(t('episodes:play'))).click()
      await expect(page.locator('audio')).toBeVisible()
      await page.getByRole('button', named(t('episodes:pause'))).click()
      await expect(page.getByRole('button', named(t('episodes:play')))).toBeFocused()
    } else
      await expect(page.getByRole('link', named(t('episodes:play')))).toHaveAttribute(
        'href',
        'https://podcast.example/1.mp3',
      )
    const chapter = page.getByRole('link', { name: 'When pain is a sign' })
    await expect(chapter).toHaveAttribute('href', 'https://podcast.example/1.mp3#t=760')
    const paragraph = page.locator('#t-760')
    await expect(paragraph).toBeHidden()
    await page.locator('summary').filter({ hasText: '12:40' }).click()
    await expect(paragraph).toContainText(said[language])
    await paragraph.getByRole('link', { name: '12:40', exact: true }).click()
    await expect(paragraph).toHaveAttribute('aria-current', 'true')
    const heard = () =>
      page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)
    if (javaScriptEnabled) expect(await heard()).toBe(760)
    else await expect(page.locator('audio')).toHaveAttribute('src', /#t=760$/)

    await paragraph.getByRole('link', { name: t('episodes:discussPassage') }).click()
    await expect(page).toHaveURL(/\/forum\/new\?episodeId=[\w-]+&t=760$/)
    const content = page.locator('main [name="content"]')
    await expect(content).toHaveValue(new RegExp(`^“${said[language]}.*12:40\\)`))
    await expect(page.locator('[name="episodeId"]')).toHaveValue(/[\w-]{36}/)
    const post = `Heard by ${member.username}`
    await page.locator('main [name="title"]').fill(post)
    await page.getByRole('button', { name: t('writing:publish') }).click()
    await expect(page).toHaveURL('/forum')

    await page.getByRole('searchbox').fill(word[language])
    await page.getByRole('button', { name: t('list:searchButton') }).click()
    const found = page.getByRole('region', { name: t('list:saidInEpisodes') })
    const start = language === 'en' ? '13:40' : '12:40'
    await expect(found.getByRole('link', { name: title })).toHaveAttribute('href', '/episodes/1')
    await found.getByRole('link', { name: t('list:listenFrom', { time: start }) }).click()
    await expect(page).toHaveURL(language === 'en' ? /#t-820$/ : /#t-760$/)
    await expect(page.locator(language === 'en' ? '#t-820' : '#t-760')).toBeVisible()
    await expect(page.getByRole('link', { name: post })).toBeVisible()
  })

  test('all episodes are listed, and searched by what was said', async ({
    page,
    visit,
    language,
    t,
  }) => {
    await visit('/episodes')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4)
    const podcast = page.locator('.site-header').getByRole('link', { name: t('podcast') })
    await expect(podcast).toHaveAttribute('aria-current', 'true')
    await expect(page.getByText(length[language], { exact: true })).toBeVisible()
    const guest = page.locator('.panel').filter({ hasText: inLanguage(nextGuest, language)?.name })
    await expect(guest.getByRole('link', { name: t('episodes:ask') })).toBeVisible()
    await expectGoodScreen(page, 'the list of episodes')
    await page.getByRole('searchbox').fill(word[language])
    await page.getByRole('button', { name: t('episodes:searchButton') }).click()
    await expect(page.locator('mark')).toBeVisible()
    await expectGoodScreen(page, 'what was found in episodes')

    // Words in the other language are found too, and lead to that transcript.
    const other = language === 'en' ? 'hi' : 'en'
    await page.getByRole('searchbox').fill(word[other])
    await page.getByRole('button', { name: t('episodes:searchButton') }).click()
    const { id, said } = places[other]
    await page.locator(`main .post-card a[href$="${id}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${id}$`))
    await expect(page.locator(id)).toBeVisible()
    await expect(page.locator(id)).toContainText(said)
    await page.getByRole('link', { name: t('episodes:allEpisodes') }).click()
    await page.getByRole('searchbox').fill('zzzz')
    await page.getByRole('button', { name: t('episodes:searchButton') }).click()
    const main = page.locator('#main')
    await expect(main.getByText(t('episodes:foundNone', { query: 'zzzz' }))).toBeVisible()
    await main.getByRole('link', { name: t('episodes:allEpisodes') }).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4)
  })
})

test('Play tries again after a failure, and a switch of language does not stop it @scripts', async ({
  page,
  visit,
  watch,
  t,
}) => {
  const host = 'https://podcast.example'
  watch.expectHost(host)
  watch.expectStatus(0)
  let isUp = false
  await page.route(`${host}/**`, (route) => (isUp ? undefined : route.abort()))
  await visit('/episodes/1?t=820')
  const press = (words: string) =>
    page.getByRole('button', { name: `${words}: ${title}`, exact: true }).click()
  await press(t('episodes:listenFrom', { time: '13:40' }))
  await expect(page.locator('.notice')).toContainText(t('notice.sign-in-unsent.description'))
  isUp = true
  const again = page.waitForRequest(`${host}/**`)
  await press(t('episodes:play'))
  await again
  const source = (await page.locator('audio').getAttribute('src')) ?? ''
  await page.locator('.site-header [hreflang]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.locator('audio')).toHaveAttribute('src', source)
  await press(getWords('hi')('episodes:pause'))
})

test('a chapter is reached without a network, because the player only moves @scripts', async ({
  page,
  visit,
  watch,
  network: { goOffline },
}) => {
  const host = 'https://podcast.example'
  watch.expectHost(host)
  await page.route(`${host}/**`, () => {})
  await visit('/episodes/1')
  await goOffline()
  await page.getByRole('link', { name: 'When pain is a sign' }).click()
  const heard = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)
  await expect.poll(heard).toBe(760)
  await expect(page.locator('.notice').filter({ visible: true })).toHaveCount(0)
})

test('the latest episode plays, reached from the forum @scripts', async ({
  page,
  visit,
  watch,
  t,
}) => {
  const host = 'https://podcast.example'
  watch.expectHost(host)
  await page.route(`${host}/**`, () => {})
  await visit('/forum')
  await page
    .locator('p')
    .filter({ hasText: t('list:latestEpisode') })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/episodes\/\d+$/)
  await untilHydrated(page)
  const sound = page.waitForRequest(`${host}/**`)
  await page.getByRole('button', { name: new RegExp(`^${t('episodes:play')}: `) }).click()
  await sound
})
