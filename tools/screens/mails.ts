import type { Browser } from '@playwright/test'
import { templates, type MailKind } from '~/domain/mail/templates/index'
import { mailTranslations } from '~/domain/mail/translations'
import type { Language } from '~/i18n/languages'
import type { Theme } from './open-state'

/** Every kind of mail that the site sends. */
export const mailKinds = Object.keys(templates) as MailKind[]

const payload = {
  ...{ token: 'token', unsubscribe: 'token', leave: 'token' },
  ...{ postId: 'post', commentId: 'comment', referenceId: 'ABCD2345', source: 'curtain' },
  ...{ name: 'Asha', email: 'asha@example.com', voiceCall: 'true', by: 'meera_mod' },
  ...{
    until: '2027-11-29',
    left: '7',
    threads: '3',
    state: 'received',
    receivedAt: '2026-11-29T08:35:00.000Z',
  },
  message: 'We would like to hear more about the study.\n\nWith regards\nAsha',
}

/** Opens a mail like a mail program that supports style sheets. The caller closes its context. */
export async function openMail(
  browser: Browser,
  kind: MailKind,
  { theme, language }: { theme: Theme; language: Language },
) {
  const context = await browser.newContext({ colorScheme: theme })
  const page = await context.newPage()
  const translations = mailTranslations(language)
  const { html } = templates[kind]({
    language,
    translations,
    payload,
    siteUrl: 'https://a.example',
  })
  await page.setContent(html)
  return page
}
