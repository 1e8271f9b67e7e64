import { randomUUID } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import { z } from 'zod'
import type { DeliveryError } from '~/domain/mail/delivery-error.server'
import { smtpTransport } from '~/domain/mail/smtp-transport.server'
import { env } from '~/runtime/env.server'
import { fine, note, wrong, type Finding } from './finding'

const text = `This mail was sent by npm run doctor.
If you can read it, the site at ${env.SITE_URL} can send mails.
`

/** Sends a mail to an email address through the mail server. */
export async function checkMail(to: string | undefined): Promise<Finding[]> {
  if (!env.MAIL_URL)
    return [
      note(
        'mails are kept in DATA_DIR/mail and reach nobody: passwords cannot be reset, nor addresses confirmed',
        'Set MAIL_URL.',
      ),
    ]
  if (!to)
    return [note('not tried', 'Give an address of your own: npm run doctor -- you@example.com')]
  if (!z.regexes.html5Email.test(to))
    return [wrong(`${to} is not an email address`, 'Give another one.')]
  return [await send(env.MAIL_URL, to)]
}

async function send(url: string, to: string) {
  const transport = smtpTransport(url)
  const { hostname, port } = new URL(url)
  const server = `${hostname}:${port || (url.startsWith('smtps:') ? 465 : 587)}`
  try {
    await transport.deliver(await compose(to))
    return fine(
      `${server} accepted a mail to ${to} from ${env.MAIL_FROM.address}; check that it arrived`,
    )
  } catch (error) {
    const { kind, message } = error as DeliveryError
    return wrong(
      `${server} did not accept a mail from ${env.MAIL_FROM.address}: ${message}`,
      advice[kind],
    )
  } finally {
    transport.close()
  }
}

const advice: Record<DeliveryError['kind'], string> = {
  connection:
    'Check that host, port, user and password in MAIL_URL are right, and that nothing blocks the port: many hosts block 25.',
  later:
    'It asks for another attempt, which the site makes by itself; new senders are often made to wait. Try again in 15 minutes.',
  never: 'It does not send for MAIL_FROM, or to that address: ask the people who run it.',
}

async function compose(to: string) {
  const from = env.MAIL_FROM
  const headers = { 'Auto-Submitted': 'auto-generated' }
  const composer = new MailComposer({ from, to, subject: 'The site can send mails', text, headers })
  const message = await composer.compile().build()
  return { name: randomUUID(), kind: 'doctor', envelope: { from: from.address, to }, message }
}
