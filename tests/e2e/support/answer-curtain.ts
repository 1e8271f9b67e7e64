import { randomUUID } from 'node:crypto'
import { expect, type Locator } from '@playwright/test'
import { newVisitor } from './mail/expect-delivered'
import type { Words } from './words'

type Answers = { email: string; message: string; organization?: string; phone?: string }

/** Answers the questions of the guided flow in `where`, a page's main part or a dialog, up to the review. */
export async function answerAll(where: Locator, t: Words, answers: Answers) {
  const next = () => where.getByRole('button', { name: t('curtain:next') }).click()
  await where.getByLabel(t('contact:intent.pilot'), { exact: true }).check()
  await next()
  await where.locator('[name="name"]').fill('Asha')
  await where.locator('[name="organization"]').fill(answers.organization ?? '')
  await next()
  await where.locator('[name="message"]').fill(answers.message)
  await next()
  await where.locator('[name="email"]').fill(answers.email)
  await where.locator('[name="phone"]').fill(answers.phone ?? '')
  await next()
  await expect(where.locator('[name="voiceCall"]')).toBeVisible()
  if (answers.phone) await where.locator('[name="voiceCall"]').check()
  await next()
  await expect(where.getByText(t('curtain:reviewText'))).toBeVisible()
}

/** Returns the required answers, with an email address that no other visitor has. */
export function newAnswers(): Answers {
  return { email: newVisitor(), message: `Guided ${randomUUID()}` }
}

/** Returns the name of the button that sends the message. With scripts, the button must be held. */
export function sendName(t: Words) {
  return new RegExp(`^(${t('curtain:holdToSend')}|${t('curtain:send')})$`)
}
