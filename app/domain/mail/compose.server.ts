import MailComposer from 'nodemailer/lib/mail-composer'
import { z } from 'zod'
import { env } from '~/runtime/env.server'
import type { ClaimedMail } from './claim.server'
import { DeliveryError } from './delivery-error.server'
import { publicNameOf, type MailContents } from './outbox.server'
import { isMailKind, templates } from './templates/index'
import { mailLanguage, mailTranslations } from './translations'

type Envelope = { from: string; to: string }

/** `name` is the first part of its Message-ID (`publicNameOf`). */
export type ComposedMail = { name: string; kind: string; envelope: Envelope; message: Buffer }

/**
 * Composes a mail. Its date is the current one, because the date of the row would connect a mailbox with a copy of
 * the database.
 * @param contents null when they cannot be decrypted
 * @throws {DeliveryError} `later` for these, because a process with another secret may send them; `never` for invalid
 * contents
 */
export async function composeMail(
  mail: ClaimedMail,
  contents: MailContents | null,
): Promise<ComposedMail> {
  if (!contents) throw new DeliveryError('later', 'encrypted with another secret')
  const { from, to } = { from: env.MAIL_FROM, to: requirePlainEmail(contents.recipient) }
  const { subject, text, html, unsubscribeUrl } = writeContent(mail.kind, contents)
  const name = publicNameOf(mail.id)
  const composer = new MailComposer({
    from,
    to: { name: '', address: to },
    replyTo: contents.replyTo
      ? { name: '', address: requirePlainEmail(contents.replyTo) }
      : undefined,
    subject,
    text,
    html,
    messageId: `<${name}@${new URL(env.SITE_URL).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mailLanguage(contents.language),
      ...(unsubscribeUrl && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const message = await composer.compile().build()
  return { name, kind: mail.kind, envelope: { from: from.address, to }, message }
}

function writeContent(kind: string, { language: preferred, payload }: MailContents) {
  if (!isMailKind(kind)) throw new DeliveryError('never', 'unknown kind')
  const language = mailLanguage(preferred)
  return templates[kind]({
    language,
    translations: mailTranslations(language),
    payload,
    siteUrl: env.SITE_URL,
  })
}

function requirePlainEmail(email: string) {
  if (!z.regexes.html5Email.test(email)) throw new DeliveryError('never', 'no plain address')
  return email
}
