import type { Transport } from './transport.server'
import { connect, type Socket } from 'node:net'
import { addAbortSignal } from 'node:stream'
import { createTransport, type SMTPPoolOptions } from 'nodemailer'
import type { ComposedMail } from './compose.server'
import { deliveryErrorOf } from './delivery-error.server'
import path from 'node:path'
import { env } from '~/runtime/env.server'
import { folderTransport } from './folder-transport.server'

/** Returns the transport for `MAIL_URL` or, without one, for the folder `mail` in `DATA_DIR`. */
export function configuredTransport(): Transport {
  return env.MAIL_URL ? smtpTransport(env.MAIL_URL) : folderTransport(mailFolder())
}

/** Returns the folder where mails are stored as files while there is no `MAIL_URL`. */
export function mailFolder(): string {
  return path.join(env.DATA_DIR, 'mail')
}

/** Timeouts in milliseconds: for the connection and the greeting, for any later silence, and for a mail as a whole. */
type Timeouts = { greeting: number; silence: number; mail: number }

/**
 * Hands over one mail at a time.
 * @throws {DeliveryError} when the server does not confirm that it took the mail
 */
type SmtpConnection = (mail: ComposedMail) => Promise<void>

/**
 * Sends one mail after the other over a connection that nodemailer's pool opens, signs in and keeps. Each of these
 * has its own pool, because only then is it known which connection a failed mail used.
 * @param url `MAIL_URL`
 * @param closing ends the connection at once, also while it is being opened; a mail being sent fails
 */
function smtpConnection(url: string, timeouts: Timeouts, closing: AbortSignal): SmtpConnection {
  const server = serverOf(url)
  let socket: Socket | undefined
  const options: SMTPPoolOptions & { pool: true } = {
    ...server,
    pool: true,
    maxConnections: 1,
    // The outbox decides when a mail is retried.
    maxRequeues: 0,
    connectionTimeout: timeouts.greeting,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    getSocket(_options, done) {
      const { host, port } = server
      socket = addAbortSignal(closing, connect({ host, port, keepAlive: true }))
      done(null, { connection: socket })
    },
  }
  const pool = createTransport(options)

  return async ({ envelope, message }) => {
    const late = setTimeout(() => socket?.destroy(new Error('too late')), timeouts.mail)
    try {
      await pool.sendMail({ envelope, raw: message })
    } catch (error) {
      // Otherwise the buffered rest would still be sent, and the retry would send the mail twice.
      socket?.destroy()
      throw deliveryErrorOf(error)
    } finally {
      clearTimeout(late)
    }
  }
}

// TLS is used if the server offers it, required if a password would be sent, and left out for this same machine.
function serverOf(url: string) {
  const { hostname, port, protocol, username, password } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  const isSecure = protocol === 'smtps:'
  const isLocal = host === 'localhost' || host === '::1' || host.startsWith('127.')
  return {
    host,
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ignoreTLS: isLocal,
    requireTLS: username !== '' && !isLocal,
    auth: username
      ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      : undefined,
  }
}

const smtpTimeouts: Timeouts = { greeting: 10_000, silence: 30_000, mail: 60_000 }

/**
 * Sends through a mail server. Connections are kept for the next mail, so that many mails need few. The caller
 * decides how many mails are sent at once.
 * @param url `MAIL_URL`
 */
export function smtpTransport(url: string, timeouts: Timeouts = smtpTimeouts): Transport {
  const closing = new AbortController()
  const idle: SmtpConnection[] = []

  return {
    async deliver(mail) {
      const connection = idle.pop() ?? smtpConnection(url, timeouts, closing.signal)
      await connection(mail).finally(() => idle.push(connection))
      return {}
    },
    close() {
      closing.abort()
    },
  }
}
