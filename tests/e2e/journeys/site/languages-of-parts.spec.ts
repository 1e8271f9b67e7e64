import type { Page } from '@playwright/test'
import type { Database } from '~/database/db.server'
import { answerAll, newAnswers } from '../../support/answer-curtain'
import { openMenu } from '../../support/open-menu'
import { publishComment, publishPost, untilVisitorsSeeIt } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('no Hindi stands where English is meant', async ({
    visit,
    member,
    databaseAt,
    site,
    javaScriptEnabled,
  }) => {
    const { page, username } = member
    const { request } = member.context
    const hindi = await publishPost(request, {
      title: `हिन्दी में ${username}`,
      content: 'दस अक्षर से ज़्यादा',
    })
    const english = await publishPost(request, { title: `In English ${username}` })
    await publishComment(request, english, { content: 'हिन्दी में एक टिप्पणी' })
    await aboutEpisode(databaseAt(site.databaseUrl), english, 1)
    const episode = await aboutEpisode(databaseAt(site.databaseUrl), hindi, 3)
    const ofEpisode = `/forum?type=episode&episodeId=${episode}`
    const paths = [
      '/forum',
      '/forum?language=hi',
      ofEpisode,
      '/forum/new',
      '/profile',
      hindi,
      english,
    ]
    for (const path of paths) {
      await visit(path)
      await expectHindiMarked(page, `${path}, scripts ${javaScriptEnabled}`)
    }
  })
})

test('Hindi is marked where an English screen asks about it @scripts', async ({
  visit,
  watch,
  member,
  t,
}) => {
  const { page, username } = member
  await visit(await publishPost(member.context.request, { title: `हिन्दी में ${username}` }))
  await openMenu(page.locator('article.post'))
  await page
    .locator('article.post')
    .getByRole('button', { name: t('forum:delete') })
    .click()
  await expect(page.getByRole('heading', { name: t('forum:deletePost') })).toBeVisible()
  await expectHindiMarked(page, 'the screen that deletes a post')
  await visit('/forum/new')
  await page.locator('main [name="title"]').fill(`A question of ${username}`)
  await page.locator('main [name="content"]').fill('मेरा नंबर ९८७६५ ४३२१० है, फ़ोन कीजिए।')
  watch.expectStatus(400)
  await page.getByRole('button', { name: t('writing:publish') }).click()
  await expect(page.locator('#guidance mark')).toBeVisible()
  await expectHindiMarked(page, 'the question before publishing')
  await visit('/contact/curtain')
  const message = 'हमें आपका काम अच्छा लगा।'
  await answerAll(page.locator('main'), t, { ...newAnswers(), message })
  await expect(page.locator('main dd', { hasText: message })).toBeVisible()
  await expectHindiMarked(page, 'the letter')
})

test('a Hindi post is read in Hindi @scripts', async ({ page, visit, asMember }) => {
  const author = await asMember()
  const name = `हिन्दी में ${author.username}`
  await publishPost(author.context.request, { title: name })
  await untilVisitorsSeeIt()
  await visit('/forum')
  await page.getByRole('link', { name }).click()
  const heading = page.getByRole('heading', { level: 1, name })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveAttribute('lang', 'hi')
})

async function aboutEpisode(database: Database, path: string, episodeNumber: number) {
  const { id } = await database.episode.findFirstOrThrow({ where: { episodeNumber } })
  const post = path.split('/').at(-1) ?? ''
  await database.post.update({ where: { id: post }, data: { type: 'episode', episodeId: id } })
  return id
}

/** Expects every Hindi text on a page, except names of people, to be in an element whose language is Hindi. */
async function expectHindiMarked(page: Page, what: string): Promise<void> {
  const unmarked = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const [text, element] = [node.textContent ?? '', node.parentElement]
      const hindi = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
      const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
      const isOurs = element && !element.closest('script, style, .byline')
      if (isOurs && hindi > latin && !element.closest('[lang]')?.matches('[lang="hi"]'))
        found.push(text)
    }
    return found
  })
  expect(unmarked, `Hindi without its mark on ${what}`).toEqual([])
}
