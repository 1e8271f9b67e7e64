import type { Page } from '@playwright/test'
import { sendRefused } from '../acts'
import type { Places, State } from '../state'

/** The screens of moderators and administrators. */
export function statesOfModerators({
  reported,
  heldPost,
  askedPost,
  ownComment,
  longPost,
  message,
  question,
  grievance,
  expert,
}: Places): State[] {
  const seen = (name: string, path: string): State => ({ name, path, viewer: 'moderator' })
  return [
    seen('moderation', '/moderation'),
    seen('moderation-item', reported),
    { ...seen('moderation-item-unfolded', reported), act: unfold },
    seen('moderation-item-appeal', askedPost.replace('/forum/', '/moderation/')),
    seen('moderation-item-held', heldPost.replace('/forum/', '/moderation/')),
    { ...seen('moderation-unfolded', '/moderation'), act: unfold },
    { ...seen('moderation-refused', '/moderation?reason=risk'), act: removeWithoutReason },
    {
      ...seen('moderation-member', ownComment.replace('/forum/', '/moderation/')),
      act: openMember,
    },
    {
      ...seen('moderation-original', longPost.replace('/forum/', '/moderation/')),
      act: unfold,
    },
    seen('moderation-log', '/moderation/log'),
    seen('moderation-figures', '/moderation/figures'),
    seen('moderation-messages', '/moderation/messages'),
    seen('moderation-message', message),
    seen('moderation-questions', '/moderation/messages/questions'),
    seen('moderation-question', question),
    seen('moderation-grievances', '/moderation/messages/grievances'),
    seen('moderation-grievance', grievance),
    seen('moderation-mail', '/moderation/mail'),
    seen('moderation-experts', '/moderation/experts'),
    {
      ...seen('moderation-experts-refused', '/moderation/experts'),
      act: (page) => sendRefused(page),
    },
    seen('moderation-expert', expert),
  ]
}

async function unfold(page: Page) {
  for (const fold of await page.locator('main details > summary').all()) await fold.click()
}

async function removeWithoutReason(page: Page) {
  await unfold(page)
  await sendRefused(page, '.queued details form')
}

async function openMember(page: Page) {
  const member = page.locator('main a[href^="/moderation/member/"]').first()
  await page.goto((await member.getAttribute('href')) ?? '')
  await unfold(page)
}
