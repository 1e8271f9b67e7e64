import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../site/free-port'

/**
 * How the server treats mails from now on: takes them, answers a recipient or a whole message with a number,
 * does not greet, hangs up instead, says nothing to a message, never comes to the end of what it says, or breaks off before it has a message or once it has taken it.
 */
export type Behaviour =
  | 'take'
  | { recipient: number }
  | { message: number }
  | 'no-greeting'
  | 'hang-up'
  | 'silent-after-message'
  | 'endless-answer'
  | 'die-mid-message'
  | 'die-after-message'

export type MailServer = {
  url: string
  /** What it took, in the order in which it did. */
  taken: Email[]
  manners: Behaviour
  /** The passwords that it was told. */
  passwords: string[]
  /** How many connections it was offered. */
  connections: number
  /** How many connections are open. */
  readonly open: number
  /** How many messages came to it whole, whether or not it took them. */
  messages: number
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * A real SMTP server on this machine; it does not listen before `start`.
 * @param keep gets each message that it took, as it came
 */
export async function mailServer(keep?: (message: Buffer) => void): Promise<MailServer> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  let smtp: SMTPServer | undefined

  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    taken: [],
    passwords: [],
    manners: 'take',
    connections: 0,
    get open() {
      return sockets.size
    },
    messages: 0,
    async start() {
      smtp = listenTo(server, sockets, keep)
      smtp.server.on('connection', (socket: Socket) => {
        server.connections += 1
        sockets.add(socket)
        socket.once('close', () => sockets.delete(socket))
      })
      await new Promise<void>((resolve) => smtp?.listen(port, '127.0.0.1', resolve))
    },
    async stop() {
      breakOff(sockets)
      await new Promise<void>((resolve) => (smtp ? smtp.close(resolve) : resolve()))
      smtp = undefined
    },
  }
  return server
}

function listenTo(server: MailServer, sockets: Set<Socket>, keep?: (message: Buffer) => void) {
  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, answer) {
      server.passwords.push(password ?? '')
      answer(null, { user: username })
    },
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 0,
    onConnect(_session, proceed) {
      if (server.manners === 'hang-up') breakOff(sockets)
      else if (server.manners !== 'no-greeting') proceed()
    },
    onRcptTo(_address, _session, answer) {
      const { manners } = server
      answer(typeof manners === 'object' && 'recipient' in manners ? no(manners.recipient) : null)
    },
    onData(stream, _session, answer) {
      const { manners } = server
      if (manners === 'die-mid-message') return void stream.once('data', () => breakOff(sockets))
      const take = async (message: Buffer) => {
        server.messages += 1
        if (manners === 'silent-after-message') return
        if (manners === 'endless-answer') return sockets.forEach(speakOn)
        if (typeof manners === 'object' && 'message' in manners) return answer(no(manners.message))
        server.taken.push(await PostalMime.parse(message))
        keep?.(message)
        if (manners === 'die-after-message') return breakOff(sockets)
        answer(null)
      }
      // A client that breaks off in the middle of a message is no error of the server's.
      void buffer(stream).then(take, () => {})
    },
  })
  smtp.on('error', () => {})
  return smtp
}

function breakOff(sockets: Set<Socket>) {
  for (const socket of sockets) socket.destroy()
}

function speakOn(socket: Socket) {
  const timer = setInterval(() => socket.write('250-and another line\r\n'), 50)
  socket.once('close', () => clearInterval(timer))
}

function no(responseCode: number) {
  const words = `5.1.1 <somebody@example.com> is not wanted here`
  return Object.assign(new Error(words), { responseCode })
}
