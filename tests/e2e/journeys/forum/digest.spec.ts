import { mailTranslations } from '~/domain/mail/translations'
import { languages } from '~/i18n/languages'
import { inDatabase } from '../../../support/in-database'
import { bringDigestsForward } from '../../../support/mail/bring-digests-forward'
import { linkIn } from '../../support/mail/mailbox'
import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a member asks for a daily digest, and it says how many threads have something new', async ({
    visit,
    member,
    newAuthor,
    mailbox,
    site,
    t,
  }) => {
    const { page, username, email } = member
    await inDatabase(site, ({ user }) =>
      user.update({
        where: { usernameKey: username.toLowerCase() },
        data: { emailVerifiedAt: new Date() },
      }),
    )
    await visit('/profile/settings')
    await page.getByLabel(t('profile:digest')).selectOption('daily')
    await page.getByRole('button', { name: t('profile:saveSettings') }).click()
    await expect(page).toHaveURL('/profile')

    const other = await newAuthor()
    const title = `Digest of ${username}`
    const post = await publishPost(member.context.request, { title, isAnonymous: true })
    await publishComment(other.request, post, { content: 'A secret answer' })
    bringDigestsForward(site)
    const subjects = languages.map((language) => mailTranslations(language).digest.subject)
    const digests = async () =>
      (await mailbox(email).read()).filter(({ subject }) => subjects.includes(subject ?? ''))
    await expect(async () => expect(await digests()).toHaveLength(1)).toPass({ timeout: 30_000 })
    const [letter] = await digests()
    for (const hidden of ['A secret', title, other.username])
      expect(JSON.stringify(letter)).not.toContain(hidden)
    if (letter) await page.goto(linkIn(letter, '/profile/answers'))
    await expect(page.locator('.post-card')).toContainText(title)
  })
})
