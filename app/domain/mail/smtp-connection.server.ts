import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import { deliveryErrorOf } from './delivery-error.server'

/** What an SMTP server is told beside the message. */
export type Envelope = { from: string; to: string }

export type Timeouts = { connect: number; greeting: number; silence: number; step: number }

/** Milliseconds: for DNS and TCP, for the greeting, for any later silence, and for each step of ours as a whole. */
export const smtpTimeouts: Timeouts = {
  connect: 10_000,
  greeting: 10_000,
  silence: 30_000,
  step: 40_000,
}

type Step = (done: (error?: Error | null) => void) => void

/** A connection to a mail server that takes one mail after the other, and is closed by the first failure. */
export class SmtpConnection {
  readonly #smtp: SMTPConnection
  readonly #limit: number
  #fail: (error: unknown) => void = () => {}
  isClosed = false
  sent = 0

  private constructor(smtp: SMTPConnection, limit: number) {
    this.#smtp = smtp
    this.#limit = limit
    smtp.on('error', (error) => this.#end(error))
    smtp.on('end', () => this.#end({ code: 'ECONNECTION', command: 'CONN' }))
  }

  /**
   * Connects and signs in. TLS is used where the server offers it, demanded where a password would travel,
   * and left out on the way to this same machine.
   * @param url `smtp://` or `smtps://`, with user, password and port if needed
   * @throws {DeliveryError} when it cannot
   */
  static async open(url: string, timeouts: Timeouts): Promise<SmtpConnection> {
    const { hostname, port, protocol, username, password } = new URL(url)
    const host = hostname.replace(/^\[|\]$/g, '')
    const isSecure = protocol === 'smtps:'
    const isLocal = host === 'localhost' || host === '::1' || host.startsWith('127.')
    const smtp = new SMTPConnection({
      host,
      port: Number(port) || (isSecure ? 465 : 587),
      secure: isSecure,
      ignoreTLS: isLocal,
      requireTLS: username !== '' && !isLocal,
      dnsTimeout: timeouts.connect,
      connectionTimeout: timeouts.connect,
      greetingTimeout: timeouts.greeting,
      socketTimeout: timeouts.silence,
    })
    const connection = new SmtpConnection(smtp, timeouts.step)
    await connection.#run((done) => smtp.connect(done))
    if (username && (smtp as { allowsAuth?: boolean }).allowsAuth) {
      const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      await connection.#run((done) => smtp.login({ credentials }, done))
    }
    return connection
  }

  /**
   * Hands over one mail.
   * @throws {DeliveryError} when the server does not say that it took it
   */
  async send(envelope: Envelope, message: Buffer): Promise<void> {
    await this.#run((done) => this.#smtp.send(envelope, message, done))
    this.sent += 1
  }

  /** Ends the connection at once; a mail on its way fails. */
  close(): void {
    this.#end({ code: 'ECLOSED' })
  }

  #run(step: Step): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.#end({ code: 'ETIMEDOUT' }), this.#limit)
      this.#fail = (error) => {
        clearTimeout(late)
        reject(deliveryErrorOf(error))
      }
      step((error) => {
        if (error) return this.#end(error)
        clearTimeout(late)
        resolve()
      })
    })
  }

  #end(error: unknown) {
    if (this.isClosed) return
    this.isClosed = true
    this.#fail(error)
    this.#smtp.close()
    // What lies in the buffers would otherwise still be sent, though it is to be sent again.
    ;(this.#smtp._socket as Destroyable | undefined)?.destroy()
  }
}

type Destroyable = { destroy(): void }
