import { randomUUID } from 'node:crypto'
import { announced } from '../../support/announced'
import { expectNotice } from '../../support/expect-notice'
import { expectRefusal } from '../../support/expect-refusal'
import { sayAfter } from '../../support/expect-result'
import { goToAccount, goToPost } from '../../support/go-on'
import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a member no longer sees what another writes, until they want to', async ({
    page,
    visit,
    member,
    newAuthor,
    javaScriptEnabled,
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
    await sayAfter(page, javaScriptEnabled, author.displayName)
    await expect(page.getByText(t('moderation:block.none'))).toBeVisible()
    if (javaScriptEnabled) {
      const title = t('notice.unblocked.title')
      await expectNotice(page, t, 'unblocked')
      await expect(page).toHaveTitle(new RegExp(`^${title}`))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect.poll(async () => (await announced(page)).join()).toContain(title)
    }
    await goToPost(page, t, `Of ${member.username}`)
    await expect(page.locator(`#comment-${comment}`)).toContainText('Unwanted words')
  })
})

inBothLanguages(() => {
  test('a member who blocks 500 others reads that she cannot block one more', async ({
    page,
    visit,
    watch,
    member,
    newAuthor,
    databaseAt,
    site,
    javaScriptEnabled,
    t,
  }) => {
    const db = databaseAt(site.databaseUrl)
    const { id } = await db.user.findUniqueOrThrow({ where: { usernameKey: member.username } })
    const others = Array.from({ length: 500 }, () => randomUUID())
    await db.user.createMany({
      data: others.map((each) => ({ id: each, username: each, usernameKey: each })),
    })
    await db.block.createMany({ data: others.map((blockedId) => ({ blockerId: id, blockedId })) })
    const { request } = await newAuthor()
    await visit(`${await publishPost(request, { title: `Of ${randomUUID()}` })}/block`)
    const where = { page, t, watch, javaScriptEnabled }
    await expectRefusal(where, { problems: {} }, () =>
      page.getByRole('button', { name: t('moderation:block.do') }).click(),
    )
    await expect(page.locator('main .summary')).toContainText(t('problems:blocksFull'))
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
