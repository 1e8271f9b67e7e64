import { expectNotice } from '../../support/expect-notice'
import { followHeader, goBackToForum } from '../../support/go-on'
import { newAccount } from '../../support/member'
import { pressAndSave } from '../../support/press-and-save'
import { untilVisitorsSeeIt } from '../../support/publish'
import { expect, inBothLanguages, test, untilHydrated } from '../../support/test'

const content = `First <b>line</b> & "quotes"\n\nदूसरा पैराग्राफ़: स्वास्थ्य 🩺`

inBothLanguages(() => {
  test('sign up, publish, comment, reply, like, sign out and sign in again', async ({
    page,
    visit,
    visitor,
    asMember,
    sameDocument,
    javaScriptEnabled,
    t,
  }) => {
    const account = newAccount()
    const title = `Title of ${account.username}`
    const field = (name: string) => page.locator(`main [name="${name}"]`)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const follow = (name: string) =>
      page.locator('main').getByRole('link', { name, exact: true }).first().click()

    await test.step('sign up', async () => {
      await visit('/auth/signup')
      await sameDocument.mark()
      await field('username').fill(account.username)
      await field('displayName').fill(account.displayName)
      await field('email').fill(account.email)
      await field('password').fill(account.password)
      await field('confirmPassword').fill(account.password)
      await press(t('auth:createAccount'))
      await expect(page).toHaveURL('/forum')
      await expectNotice(page, t, 'signed-up')
    })

    await test.step('publish a post', async () => {
      await follow(t('list:newPost'))
      await expect(page).toHaveURL('/forum/new')
      await expect(page.locator('main [name="type"]:checked')).toHaveValue('general')
      await field('title').fill(title)
      await field('content').fill(content)
      await press(t('writing:publish'))
      await expect(page).toHaveURL('/forum')
      await expectNotice(page, t, 'post-created')
      await expect(page.getByRole('link', { name: title })).toBeVisible()
    })

    await test.step('read it as a visitor', async () => {
      await untilVisitorsSeeIt()
      await visit('/forum', visitor)
      await visitor.getByRole('link', { name: title }).click()
      await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const article = visitor.locator('article.post')
      await expect(article.locator('.text p')).toHaveText(content.split('\n\n'))
      await expect(article).toContainText(account.displayName)
      await expect(visitor.getByText(t('thread:page.signInToJoin'))).toBeVisible()
      await expect(visitor.locator('main [name="content"]')).toHaveCount(0)
    })

    await test.step('comment', async () => {
      await follow(title)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText(t('thread:page.noComments'))).toBeVisible()
      await field('content').fill('The first comment')
      await press(t('forum:postComment'))
      await expect(page.locator('.comment')).toContainText(['The first comment'])
      await expectNotice(page, t, 'comment-posted')
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
        t('forum:commentsTitle', { count: 1 }),
      )
      await expect(field('content')).toHaveValue('')
    })
    const post = new URL(page.url()).pathname

    await test.step('reply', async () => {
      await follow(t('forum:replyTo', { number: 1, author: account.displayName }))
      const reply = page.getByRole('textbox', {
        name: t('forum:yourReply', { author: account.displayName }),
      })
      await (javaScriptEnabled ? expect(reply).toBeFocused() : expect(reply).toBeVisible())
      await reply.fill('A reply')
      await press(t('forum:postComment'))
      await expect(page.locator('.replies .comment')).toContainText(['A reply'])
      await expectNotice(page, t, 'comment-posted')
      await expect(page.getByRole('link', { name: t('forum:cancelReply') })).toHaveCount(0)
    })

    await test.step('a reply to the reply joins the thread', async () => {
      const other = await asMember()
      await visit(post, other.page)
      const nested = other.page.locator('.replies .comment').filter({ hasText: 'A reply' })
      const name = t('forum:replyTo', { number: '1.1', author: account.displayName })
      await nested.getByRole('link', { name, exact: true }).click()
      const box = other.page.locator('main [name="content"]')
      await expect(other.page.locator('main [name="parentCommentId"]')).toHaveCount(1)
      await box.fill('An answer to the reply')
      await other.page.getByRole('button', { name: t('forum:postComment'), exact: true }).click()
      await expect(other.page.locator('.replies .comment')).toContainText([
        'A reply',
        'An answer to the reply',
      ])
      await expect(other.page.locator('.replies')).toHaveCount(1)
      await expect(other.page.locator('.replies .replies')).toHaveCount(0)
    })

    await test.step('like and unlike', async () => {
      const like = page.getByRole('button', { name: t('forum:like'), exact: true })
      const count = (number: number) =>
        page.locator('#like', {
          hasText: t('forum:likes', { count: number }),
        })
      await expect(like).toHaveAttribute('aria-pressed', 'false')
      await pressAndSave(like)
      await expect(like).toHaveAttribute('aria-pressed', 'true')
      await expect(count(1)).toBeVisible()
      await untilVisitorsSeeIt()
      await visitor.reload()
      await expect(visitor.locator('#like')).toContainText(t('forum:likes', { count: 1 }))
      await pressAndSave(like)
      await expect(like).toHaveAttribute('aria-pressed', 'false')
      await expect(count(0)).toBeVisible()
    })

    await test.step('comment without a name', async () => {
      await field('content').fill('Said without a name')
      await field('isAnonymous').check()
      await press(t('forum:postComment'))
      const comment = page.locator('.comment').filter({ hasText: 'Said without a name' })
      await expect(comment).toContainText(t('thread:anonymous'))
      await expect(comment).not.toContainText(account.username)
      await expect(comment.locator('.avatar')).toHaveText(/^[Aअ]$/)
      await expect(field('isAnonymous')).toBeChecked()
    })

    const signOut = async () => {
      await page
        .getByRole('link', { name: t('profile'), exact: true })
        .first()
        .click()
      await expect(page.getByText(`@${account.username}`)).toBeVisible()
      await sameDocument.check()
      await press(t('signOut'))
      await expect(page).toHaveURL('/xxperiment/index.html#signed-out')
      await expect(page.getByText('Signed out').first()).toBeVisible()
    }
    const signIn = async (name: string) => {
      await goBackToForum(page, t)
      await followHeader(page, t('signIn'))
      await field('emailOrUsername').fill(name)
      await field('password').fill(account.password)
      await sameDocument.mark()
      await press(t('auth:signIn'))
      await expect(page).toHaveURL('/forum')
      await expectNotice(page, t, 'signed-in')
      if (!javaScriptEnabled) return
      expect(await page.evaluate(() => 'isSame' in window), 'a full page load').toBe(false)
      // A link that is followed before scripts have loaded reloads the page.
      await untilHydrated(page)
      await sameDocument.mark()
    }

    await test.step('sign out, and in again by email', async () => {
      await signOut()
      await signIn(account.email.toUpperCase())
    })
    await test.step('sign out, and in again by username in other case', async () => {
      await signOut()
      await signIn(account.username.toUpperCase())
    })
  })
})
