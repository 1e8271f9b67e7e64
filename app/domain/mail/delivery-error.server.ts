/**
 * A failed delivery; the message contains nothing of the mail. `connection`: the server is unreachable or unusable,
 * so other mails would fail too. `later`: it asks for a retry. `never`: it refused permanently.
 */
export class DeliveryError extends Error {
  constructor(
    readonly kind: 'connection' | 'later' | 'never',
    message: string,
  ) {
    super(message)
  }
}

/** Returns an error's code or class for the log. Its message may contain an email address or a path. */
export function nameOf(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException
  return code ?? name
}

type SmtpError = { code?: string; command?: string; responseCode?: number; response?: string }

const mailCommands = ['MAIL FROM', 'RCPT TO', 'DATA', 'API']
const noTls = '(TLS is required where MAIL_URL has a user, and the server does not offer it)'
const serverCloses = 421
const signInFirst = 530

/**
 * Classifies an SMTP error (RFC 5321 section 4.2.1). Before MAIL FROM, everything is `connection`; so is a refused
 * sender, who is the same for all mails.
 */
export function deliveryErrorOf(error: unknown): DeliveryError {
  const { code = 'ECONNECTION', command = '', responseCode = 0, response = '' } = error as SmtpError
  const enhanced = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0]
  const parts = [code, command, responseCode || '', enhanced ?? '', code === 'ETLS' && noTls]
  const message = parts.filter(Boolean).join(' ')
  return new DeliveryError(kindOf(code, command, responseCode), message)
}

function kindOf(code: string, command: string, reply: number) {
  if (!mailCommands.includes(command) || [serverCloses, signInFirst].includes(reply))
    return 'connection'
  if (command === 'MAIL FROM' && reply >= 500) return 'connection'
  if (reply >= 500 || (code === 'EENVELOPE' && !reply)) return 'never'
  return reply >= 400 ? 'later' : 'connection'
}
