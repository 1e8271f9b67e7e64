import { randomUUID } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { z } from 'zod'
import type { DeliveryError } from '~/domain/mail/delivery-error.server'
import { smtpTransport } from '~/domain/mail/smtp-transport.server'
import { env } from '~/runtime/env.server'
import { fine, note, wrong, type Finding } from './finding'

const text = `This mail was sent by npm run doctor.
If you can read it, the site at ${env.SITE_URL} can send mails.
`

/** Sends a mail to an address through the mail server. */
export async function checkMail(to: string | undefined): Promise<Finding[]> {
  if (!env.MAIL_URL)
    return [
      note(
        'mails are kept in DATA_DIR/mail and reach nobody: no forgotten password, no verified address',
        'Set MAIL_URL.',
      ),
    ]
  if (!to) return [note('not tried', 'Name an address of yours: npm run doctor -- you@example.com')]
  if (!z.regexes.html5Email.test(to)) return [wrong(`${to} is no address`, 'Name another one.')]
  return [await send(env.MAIL_URL, to)]
}

async function send(url: string, to: string) {
  const transport = smtpTransport(url)
  const { hostname, port } = new URL(url)
  const server = `${hostname}:${port || (url.startsWith('smtps:') ? 465 : 587)}`
  try {
    await transport.deliver(await compose(to))
    return fine(`${server} took a mail to ${to} from ${env.MAIL_FROM.address}; see that it came`)
  } catch (error) {
    const { kind, message } = error as DeliveryError
    return wrong(
      `${server} did not take a mail from ${env.MAIL_FROM.address}: ${message}`,
      advice[kind],
    )
  } finally {
    transport.close()
  }
}

const advice: Record<DeliveryError['kind'], string> = {
  connection:
    'See that host, port, user and password in MAIL_URL are right, and that nothing blocks the port: many hosts close 25.',
  later:
    'It asks to be tried again, as the site does; new senders are often let wait. Try in 15 minutes.',
  never: 'It does not send for MAIL_FROM, or to that address: ask whoever runs it.',
}

async function compose(to: string) {
  const from = env.MAIL_FROM
  const headers = { 'Auto-Submitted': 'auto-generated' }
  const composer = new MailComposer({ from, to, subject: 'The site can send mails', text, headers })
  const message = await composer.compile().build()
  return { id: randomUUID(), kind: 'doctor', envelope: { from: from.address, to }, message }
}
