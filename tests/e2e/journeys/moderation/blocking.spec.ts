import { randomUUID } from 'node:crypto'
import { goToAccount, goToPost } from '../../support/go-on'
import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a member no longer sees what another writes, until they want to', async ({
    page,
    visit,
    member,
    newAuthor,
    t,
  }) => {
    const author = await newAuthor()
    const own = await publishPost(member.context.request, { title: `Of ${member.username}` })
    const comment = await publishComment(author.request, own, { content: 'Unwanted words' })
    await publishComment(member.context.request, own, { content: 'Me', parentCommentId: comment })
    await visit(own)
    await page.locator(`#comment-${comment} summary`).click()
    await page
      .locator(`#comment-${comment}`)
      .getByRole('link', { name: t('thread:block') })
      .click()
    await page.getByRole('button', { name: t('moderation:block.do') }).click()
    await expect(page).toHaveURL(/\/profile\/blocks$/)
    await goToPost(page, t, `Of ${member.username}`)
    await expect(page.locator(`#comment-${comment}`)).toHaveText(t('thread:unavailable.blocked'))
    await goToAccount(page, t, t('settings:blocks'))
    await page.getByRole('button', { name: author.displayName }).click()
    await expect(page.getByText(t('moderation:block.none'))).toBeVisible()
    await goToPost(page, t, `Of ${member.username}`)
    await expect(page.locator(`#comment-${comment}`)).toContainText('Unwanted words')
  })
})

inBothLanguages(() => {
  test('a member folds what one anonymous writer says in a thread, and opens it again', async ({
    page,
    visit,
    member,
    newAuthor,
    t,
  }) => {
    const post = await publishPost(member.context.request, { title: `Fold ${randomUUID()}` })
    const [one, other] = [await newAuthor(), await newAuthor()]
    const words = (content: string) => ({ content, isAnonymous: true })
    await publishComment(other.request, post, words('Kind words'))
    const unwanted = await publishComment(one.request, post, words('Unwanted words'))
    const later = await publishComment(one.request, post, words('More of them'))
    const author = t('thread:numbered', { anonymous: t('thread:anonymous'), number: 2 })
    await visit(post)
    const comment = page.locator(`#comment-${unwanted}`)
    await comment.locator('summary').click()
    await comment.getByRole('link', { name: t('thread:hideAuthor') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('moderation:hideAuthor.title', { author }),
    )
    await page.getByRole('button', { name: t('moderation:hideAuthor.do'), exact: true }).click()
    const sentence = t('thread:unavailable.hiddenByYou', { author })
    for (const id of [unwanted, later])
      await expect(page.locator(`#comment-${id}`)).toContainText(sentence)
    await expect(page.locator('#main')).toContainText('Kind words')
    await expect(page.locator('#main')).not.toContainText('Unwanted words')
    await page
      .locator(`#comment-${later}`)
      .getByRole('link', { name: t('thread:showAgain') })
      .click()
    await page.getByRole('button', { name: t('moderation:hideAuthor.undo') }).click()
    await expect(comment).toContainText('Unwanted words')
    await expect(page.locator(`#comment-${later}`)).toContainText('More of them')
  })
})

test('anonymous writers of one thread are told apart', async ({
  page,
  visit,
  member,
  newAuthor,
  t,
}) => {
  const title = `Who is who ${Date.now()}`
  const post = await publishPost(member.context.request, { title, isAnonymous: true })
  const other = await newAuthor()
  const form = { content: 'x', isAnonymous: true }
  const second = await publishComment(other.request, post, form)
  const first = await publishComment(member.context.request, post, form)
  await visit(post)
  await expect(page.locator(`#comment-${second} .byline`)).toContainText('Anonymous 2')
  await expect(page.locator(`#comment-${second} .byline`)).not.toContainText(t('thread:byPoster'))
  await expect(page.locator(`#comment-${first} .byline`)).toContainText(/Anonymous (?!\d)/)
  const chip = page.locator(`#comment-${first} .byline .badge`).first()
  await expect(chip).toHaveText(t('thread:byPoster'))
})

test('members and visitors stay outside', async ({ page, visitor, visit, watch, member }) => {
  for (const path of ['/moderation', '/moderation/log']) {
    watch.expectStatus(403)
    await visit(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await visit(path, visitor)
    await expect(visitor).toHaveURL(/\/auth\/signin/)
  }
  const post = await publishPost(member.context.request, { title: `To report ${Date.now()}` })
  await visit(`${post}/report`, visitor)
  await expect(visitor).toHaveURL(/\/auth\/signin/)
})
