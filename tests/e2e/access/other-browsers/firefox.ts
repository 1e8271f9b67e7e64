import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from '../../../support/site/temporary-folder'
import { marionetteNames, plainBrowser } from './plain-browser'

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** The system's Firefox; undefined where there is none. */
export const firefoxPath = places.find((place) => existsSync(place))

const settings = {
  'javascript.enabled': false,
  'marionette.port': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

/** Starts Firefox without scripts. It is driven by its own protocol, so that nothing else has to be installed. */
export async function openFirefox(program: string) {
  const { folder, remove } = temporaryFolder()
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'))
  const options = ['--headless', '--marionette', '--no-remote', '--profile', folder]
  const firefox = spawn(program, [...options, 'about:blank'], { stdio: 'ignore', detached: true })
  const socket = connect(await portIn(path.join(folder, 'MarionetteActivePort')), '127.0.0.1')
  const send = speakTo(socket)
  await send('WebDriver:NewSession', {})
  return plainBrowser(
    (name, values = {}) => send(`WebDriver:${marionetteNames[name]}`, values),
    async () => {
      socket.destroy()
      const ended = once(firefox, 'exit')
      process.kill(-Number(firefox.pid), 'SIGKILL')
      await ended
      remove()
    },
  )
}

// Firefox writes the port into its profile when it listens.
async function portIn(file: string) {
  for (let tries = 0; tries < 600; tries++) {
    const port = existsSync(file) && Number(readFileSync(file, 'utf8'))
    if (port) return port
    await sleep(100)
  }
  throw new Error('Firefox did not start')
}

type Answer = [kind: 1, id: number, error: { message: string } | null, value: { value?: unknown }]

// Each message is its length in bytes, a colon, and JSON; the first is a greeting.
function speakTo(socket: Socket) {
  const waiting = new Map<number, (answer: Answer) => void>()
  let received = Buffer.alloc(0)
  let last = 0
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (colon < 0 || received.length < end) return
      const message = JSON.parse(received.subarray(colon + 1, end).toString()) as Answer
      received = received.subarray(end)
      if (Array.isArray(message)) waiting.get(message[1])?.(message)
    }
  })
  return async (name: string, values: object) => {
    const id = ++last
    const text = JSON.stringify([0, id, name, values])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, answer] = await new Promise<Answer>((resolve) => waiting.set(id, resolve))
    if (error) throw new Error(`${name}: ${error.message}`)
    return answer && 'value' in answer ? answer.value : answer
  }
}
