import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'
import type { Words } from '../../support/words'

inBothLanguages(() => {
  test('finds titles, texts and comments without regard to case and nukta, and marks the words', async ({
    page,
    visit,
    member,
    t,
  }) => {
    const { request } = member.context
    const word = uniqueWord()
    await publishPost(request, { title: `Iron tablets ${word}`, content: 'Nothing but text.' })
    const hindi = `ज़रूरी सफ़र और हिन्दी ${word}`
    await publishPost(request, { title: hindi, content: 'कुछ और नहीं लिखा।' })
    const third = await publishPost(request, { title: `Third of ${word}` })
    await publishComment(request, third, { content: `Ask about magnesium and ${word}` })

    await visit('/forum')
    await searchFor(page, t, `IRON ${word.toUpperCase()}`)
    await expectFound(page, t, `IRON ${word.toUpperCase()}`, [`Iron tablets ${word}`])
    await expect(page.locator('.post-card h2 mark')).toHaveText(['Iron', word])
    await expect(page).toHaveTitle(new RegExp(`^${t('list:searchTitle', { query: 'IRON' })}`))
    await expect(page.locator('#q')).toHaveValue(`IRON ${word.toUpperCase()}`)

    await searchFor(page, t, `जरूरी ${word}`)
    await expectFound(page, t, `जरूरी ${word}`, [hindi])
    await expect(page.locator('.post-card h2 mark')).toHaveText(['ज़रूरी', word])

    await searchFor(page, t, `magnesium ${word}`)
    await expectFound(page, t, `magnesium ${word}`, [`Third of ${word}`])
    await expect(page.locator('.post-card .excerpt')).toContainText(t('list:inComment'))
    await expect(page.locator('.post-card .excerpt mark')).toHaveText(['magnesium', word])
    await page.getByRole('link', { name: `Third of ${word}` }).click()
    await expect(page).toHaveURL(third)
    await page.goBack()
    await expectFound(page, t, `magnesium ${word}`, [`Third of ${word}`])
  })

  test('results come in pages and stay within the kind of posts @scripts', async ({
    page,
    visit,
    member,
    t,
  }) => {
    const word = uniqueWord()
    for (let number = 1; number <= 13; number += 1)
      await publishPost(member.context.request, { title: `Page ${number} ${word}` })
    await visit('/forum?type=general')
    await searchFor(page, t, word)
    await expect(page).toHaveURL(`/forum?type=general&q=${word}`)
    await expect(page.locator('.found')).toHaveText(t('list:foundMore', { query: word, count: 12 }))
    await expect(page.locator('.post-card')).toHaveCount(12)
    await page.getByRole('link', { name: t('list:moreResults') }).click()
    await expect(page.locator('.found')).toHaveText(t('list:foundFurther', { query: word }))
    await expect(page.locator('.post-card h2')).toHaveText([`Page 1 ${word}`])
    await page.getByRole('link', { name: t('list:firstResults') }).click()
    await expect(page.locator('.post-card')).toHaveCount(12)
    await page.getByRole('link', { name: t('list:episodes'), exact: true }).click()
    await expect(page.locator('.found')).toHaveText(t('list:foundNone', { query: word }))
    await expect(page.locator('#q')).toHaveValue(word)
  })
})

function uniqueWord() {
  return `w${randomUUID().slice(0, 8)}`
}

async function searchFor(page: Page, t: Words, words: string) {
  const form = page.getByRole('search')
  await form.getByRole('searchbox', { name: t('list:search') }).fill(words)
  const arrived = page.waitForURL((url) => (url.searchParams.get('q') ?? '') === words)
  await form.getByRole('button', { name: t('list:searchButton') }).click()
  await arrived
}

async function expectFound(page: Page, t: Words, query: string, titles: string[]) {
  await expect(page.locator('.found')).toHaveText(t('list:found', { query, count: titles.length }))
  await expect(page.locator('.post-card h2')).toHaveText(titles)
}
