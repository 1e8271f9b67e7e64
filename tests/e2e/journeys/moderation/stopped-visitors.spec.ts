import { followLink } from '../../support/follow-link'
import { newAccount } from '../../support/member'
import { publishPost } from '../../support/publish'
import { sendSignIn } from '../../support/sign-in-again'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a form asks to sign in and leads back', async ({ page, visit, newMember, t }) => {
    const account = await newMember()
    await visit('/forum/new')
    await expect(page).toHaveURL('/auth/signin?redirectTo=%2Fforum%2Fnew')
    await expect(page.getByText(t('auth:stopped'))).toBeVisible()
    await sendSignIn(page, account)
    await expect(page).toHaveURL('/forum/new')
  })

  test('signing up instead leads back too @scripts', async ({ page, visit, t }) => {
    const account = newAccount()
    await visit('/forum/new')
    await followLink(page, t('auth:signUp'))
    await expect(page).toHaveURL(/\/auth\/signup\?redirectTo=/)
    for (const [name, value] of Object.entries({ ...account, confirmPassword: account.password }))
      await page.locator(`main [name="${name}"]`).fill(value)
    await page.getByRole('button', { name: t('auth:createAccount') }).click()
    await expect(page).toHaveURL('/forum/new')
  })

  test('liking as a visitor asks to sign in and leads back @scripts', async ({
    page,
    visit,
    newAuthor,
    t,
  }) => {
    const author = await newAuthor()
    const post = await publishPost(author.request, { title: `Liked ${author.username}` })
    await visit(post)
    await page.getByRole('button', { name: t('forum:like'), exact: true }).click()
    await expect(page).toHaveURL(`/auth/signin?redirectTo=${encodeURIComponent(post)}`)
    await sendSignIn(page, author)
    await expect(page).toHaveURL(post)
    await expect(page.locator('#like')).toContainText(t('forum:likes', { count: 0 }))
  })

  test('the place to join the conversation leads back to the post @scripts', async ({
    page,
    visit,
    newAuthor,
    t,
  }) => {
    const author = await newAuthor()
    const post = await publishPost(author.request, { title: `Joined ${author.username}` })
    await visit(post)
    const panel = page.locator('.panel').filter({ hasText: t('thread:page.signInToJoin') })
    await panel.getByRole('link', { name: t('signIn') }).click()
    await expect(page).toHaveURL(`/auth/signin?redirectTo=${encodeURIComponent(post)}`)
  })
})
