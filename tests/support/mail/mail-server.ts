import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../site/free-port'

/**
 * The server's treatment of later mails: it accepts them, rejects the sender, a recipient or a whole message with a code, does not
 * answer a greeting or message, or disconnects before or after accepting one.
 */
export type Behaviour =
  | 'take'
  | { sender: number }
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
  taken: Email[]
  manners: Behaviour
  passwords: string[]
  connections: number
  readonly open: number
  /** The number of complete messages, accepted or not. */
  messages: number
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * Creates a real local SMTP server. It does not listen before `start`.
 * @param keep gets the source of each accepted message
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
    onMailFrom(_address, _session, answer) {
      const { manners } = server
      answer(typeof manners === 'object' && 'sender' in manners ? no(manners.sender) : null)
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
      // A client that disconnects mid-message is not a server error.
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
