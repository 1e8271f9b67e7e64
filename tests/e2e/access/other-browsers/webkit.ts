import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { plainBrowser, type Command } from './plain-browser'

const driver = '/usr/bin/WebKitWebDriver'
// Debian has it in a folder of the processor's kind and the library's version.
const miniBrowser = ['4.1', '4.0']
  .flatMap((version) =>
    readdirSync('/usr/lib').map((kind) => `/usr/lib/${kind}/webkit2gtk-${version}/MiniBrowser`),
  )
  .find((file) => existsSync(file))

/** Whether WebKitGTK, its driver, and a screen for it are installed. */
export const isWebKitHere =
  existsSync(driver) && Boolean(miniBrowser) && existsSync('/usr/bin/xvfb-run')

/** Starts WebKitGTK's own small browser without scripts, on a screen that nobody sees. */
export async function openWebKit() {
  const port = await freePort()
  const options = ['--auto-servernum', driver, `--port=${port}`]
  // As root its sandbox does not start.
  const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  const running = spawn('xvfb-run', options, { stdio: 'ignore', detached: true, env })
  const url = `http://127.0.0.1:${port}`
  await untilListening(url)
  const args = ['--automation', '--enable-javascript=false']
  const browser = { 'webkitgtk:browserOptions': { binary: miniBrowser, args } }
  const started = await ask(`${url}/session`, { capabilities: { alwaysMatch: browser } })
  const session = `${url}/session/${(started as { sessionId: string }).sessionId}`
  return plainBrowser(commandsOf(session), async () => {
    await fetch(session, { method: 'DELETE' })
    const ended = once(running, 'exit')
    process.kill(-Number(running.pid), 'SIGTERM')
    await ended
  })
}

function commandsOf(session: string): Command {
  return (name, { id, ...values } = {}) => {
    const element = `${session}/element/${String(id)}`
    switch (name) {
      case 'navigate':
        return ask(`${session}/url`, values)
      case 'find':
        return ask(`${session}/element`, values)
      case 'type':
        return ask(`${element}/value`, values)
      case 'press':
        return ask(`${element}/click`, values)
      case 'text':
        return ask(`${element}/text`)
      case 'address':
        return ask(`${session}/url`)
      case 'picture':
        return ask(`${session}/screenshot`)
    }
  }
}

async function ask(url: string, body?: object): Promise<unknown> {
  const options = body && { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(url, options)
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${url} ${JSON.stringify(body)}: ${JSON.stringify(value)}`)
  return value
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

async function untilListening(url: string) {
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetch(`${url}/status`).catch(() => null))?.ok) return
    await sleep(100)
  }
  throw new Error('WebKitWebDriver did not start')
}
