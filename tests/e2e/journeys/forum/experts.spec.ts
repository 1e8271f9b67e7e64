import { randomUUID } from 'node:crypto'
import { helplines } from '~/content/helplines'
import { expectNotice } from '../../support/expect-notice'
import { expectRefusal } from '../../support/expect-refusal'
import { followLink } from '../../support/follow-link'
import { goToProfile } from '../../support/go-on'
import { expertName as name, makeExpert } from '../../support/make-expert'
import { publishComment, publishPost, untilVisitorsSeeIt } from '../../support/publish'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('an expert answers what is unanswered, leaves a dose out, and is found by the filter', async ({
    page,
    visit,
    site,
    member,
    newAuthor,
    visitor,
    watch,
    javaScriptEnabled,
    t,
  }) => {
    await makeExpert(site, member.username)
    const asker = await newAuthor()
    const title = `For an expert ${randomUUID()}`
    const other = `For anybody ${randomUUID()}`
    await publishPost(asker.request, { title: other, topic: 'pcos' })
    await publishPost(asker.request, { title, topic: 'pcos' })
    await visit('/forum')
    await goToProfile(page, t)
    await followLink(page, t('experts:unanswered.title'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('experts:unanswered.title'))
    await expectGoodScreen(page, 'unanswered posts for an expert')
    await followLink(page, title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

    const box = page.locator('main [name="content"]')
    const send = () => page.getByRole('button', { name: t('forum:postComment') }).click()
    const dose = 'Take Ibuprofen 400 mg, twice a day.'
    const where = { page, t, watch, javaScriptEnabled: javaScriptEnabled ?? true }
    const problems = { content: t('problems:expertDose') }
    await expectRefusal(where, { problems, notice: 'comment-failed' }, async () => {
      await box.fill(dose)
      await send()
    })
    await expect(box).toHaveValue(dose)
    await expect(page.locator('.comment')).toHaveCount(0)
    await box.fill('A doctor who has examined you can prescribe something.')
    await send()
    await expect(page.locator('.comment .text')).toHaveText(/^A doctor/)

    const profession = t('thread:expert.professions.doctor')
    const registration = 'Delhi Medical Council DMC/R/12345'
    const mark = t('thread:expert.mark', { name, profession, registration })
    const found = (which: string) => visitor.getByRole('link', { name: which })
    await untilVisitorsSeeIt()
    await visit('/forum', visitor)
    await expect(found(other)).toBeVisible()
    await visitor.getByLabel(t('list:byExpert')).check()
    await visitor.getByRole('button', { name: t('list:applyOrder') }).click()
    await expect(visitor).toHaveURL(/answered=expert/)
    await expect(found(other)).toHaveCount(0)
    await found(title).click()
    const comment = visitor.locator('.comment')
    await expect(comment).toContainText(mark)
    await expect(comment).toContainText(t('thread:expert.note'))
    await expect(comment).toContainText(member.displayName)
  })

  test('an expert says what to do about a comment, and takes it back', async ({
    page,
    visit,
    site,
    member,
    newAuthor,
    visitor,
    watch,
    language,
    t,
  }) => {
    await makeExpert(site, member.username)
    const [asker, writer] = [await newAuthor(), await newAuthor()]
    const post = await publishPost(asker.request, { title: `To review ${randomUUID()}` })
    await publishComment(writer.request, post, { content: 'I wait for a week.' })
    await visit(post)
    const openReview = async () => {
      await page.locator('.comment .more summary').click()
      await page.locator('.comment .more').getByText(t('thread:expert.review')).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('experts:review.title'))
    }
    await openReview()
    await expect(page.locator('main blockquote')).toHaveText('I wait for a week.')
    const send = () => page.getByRole('button', { name: t('experts:review.send') }).click()
    watch.expectStatus(400)
    await send()
    await expect(page.locator('main .summary').getByRole('link')).toContainText(
      t('problems:verdictUnknown'),
    )
    await expectGoodScreen(page, 'the review of a comment')
    await page.getByLabel(t('experts:review.verdicts.see-a-doctor')).check()
    await send()
    await expectNotice(page, t, 'saved')
    const by = t('thread:expert.by', { name, profession: t('thread:expert.professions.doctor') })
    const [line, other] = helplines[language].lines
    await visit(post, visitor)
    const comment = visitor.locator('.comment')
    await expect(comment).toContainText(t('thread:expert.verdicts.see-a-doctor'))
    await expect(comment).toContainText(by)
    await expect(comment.locator(`a[href="tel:${line?.number}"]`)).toBeVisible()
    await expect(comment.locator(`a[href="tel:${other?.number}"]`)).toBeHidden()
    await expectGoodScreen(visitor, 'a comment with a review')
    await comment.locator('summary', { hasText: helplines[language].more }).click()
    await expect(comment.locator(`a[href="tel:${other?.number}"]`)).toBeVisible()

    await openReview()
    await expect(page.getByLabel(t('experts:review.verdicts.see-a-doctor'))).toBeChecked()
    await page.getByRole('button', { name: t('experts:review.takeBack') }).click()
    await expect(page.locator('.comment .text')).toHaveText('I wait for a week.')
    await expect(page.locator('.comment')).not.toContainText(by)
  })
})
