import type { Page } from '@playwright/test'
import { toIsoDay } from '~/domain/day'
import { day } from '~/domain/durations'
import { inDatabase } from '../../../support/in-database'
import { expectNotice } from '../../support/expect-notice'
import { expectRefusal } from '../../support/expect-refusal'
import { followLink } from '../../support/follow-link'
import { setRole } from '../../support/give-role'
import { publishPost, untilVisitorsSeeIt } from '../../support/publish'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, inBothLanguages, test } from '../../support/test'
import type { Words } from '../../support/words'

const shown = (t: Words, name: string) => {
  const profession = t('thread:expert.professions.midwife')
  const registration = 'Indian Nursing Council INC/7'
  return t('thread:expert.mark', { name, profession, registration })
}

async function fillIn(page: Page, username: string, name: string) {
  const field = (key: string) => page.locator(`main [name="${key}"]`)
  await field('username').fill(`@${username}`)
  await field('name').fill(name)
  await field('profession').selectOption('midwife')
  await field('register').fill('Indian Nursing Council')
  await field('number').fill('INC/7')
  for (const box of ['language-en', 'language-hi', 'topic-periods', 'topic-other'])
    await field(box).check()
  await field('until').fill(toIsoDay(new Date(Date.now() + 100 * day)))
}

inBothLanguages(() => {
  test('an administrator names an expert who answers by name, and takes the mark away', async ({
    page,
    visit,
    site,
    member,
    asMember,
    newAuthor,
    visitor,
    watch,
    javaScriptEnabled,
    t,
  }) => {
    await setRole(site, member.username, 'admin')
    const [expert, asker] = [await asMember(), await newAuthor()]
    const name = `Rehana ${expert.username}`
    const post = await publishPost(asker.request, { title: `Asked by ${asker.username}` })
    await visit('/moderation')
    await followLink(page, t('moderation:experts'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('experts:title'))
    await fillIn(page, expert.username, name)
    const send = () => page.getByRole('button', { name: t('experts:nameButton') }).click()
    const problems = { username: t('problems:expertNoSecondStep') }
    const where = { page, t, watch, javaScriptEnabled: javaScriptEnabled ?? true }
    await expectRefusal(where, { problems }, send)
    for (const box of ['language-en', 'language-hi', 'topic-periods', 'topic-other'])
      await expect(page.locator(`main [name="${box}"]`)).toBeChecked()
    await expect(page.locator('main [name="name"]')).toHaveValue(name)

    await inDatabase(site, async ({ user }) => {
      const secondStep = { create: { encryptedKey: 'x', recoverySalt: 'x' } }
      const where = { usernameKey: expert.username.toLowerCase() }
      await user.update({ where, data: { secondStep } })
    })
    await send()
    await expectNotice(page, t, 'saved')
    const line = page.locator('.post-card', { hasText: name })
    await expect(line).toContainText(`@${expert.username}`)
    await expect(line).toContainText(t('experts:active'))
    await expectGoodScreen(page, 'the list of experts')

    await visit(post, expert.page)
    await expert.page.locator('main [name="content"]').fill('Much of this is common.')
    await expert.page.getByRole('button', { name: t('forum:postComment') }).click()
    await expect(expert.page.locator('.comment .text')).toHaveText('Much of this is common.')
    await visit(post, visitor)
    const comment = visitor.locator('.comment')
    await expect(comment).toContainText(shown(t, name))
    await expect(comment).toContainText(t('thread:expert.note'))
    await expect(visitor.locator('article.post')).not.toContainText(name)

    await line.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.locator('main [name="number"]')).toHaveValue('INC/7')
    await expectGoodScreen(page, 'an expert')
    await page.locator('main [name="reason"]').selectOption('asked')
    await page.getByRole('button', { name: t('experts:removeButton') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('experts:title'))
    await expect(line).toHaveCount(0)
    await untilVisitorsSeeIt()
    await visitor.reload()
    await expect(comment).toContainText('Much of this is common.')
    await expect(comment).not.toContainText(name)
    await expect(comment).not.toContainText(t('thread:expert.note'))
  })
})
