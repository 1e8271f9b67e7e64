import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { temporaryFolder } from '../../../support/site/temporary-folder'
import { connectTo } from './debugging-protocol'

const folder = path.resolve('.cache/chromium-69')
const binary = path.join(folder, 'chromium')
const source = 'chrome-aws-lambda@1.6.3'

/** Whether there is a Chromium 69 for this machine. */
export const runsHere = process.platform === 'linux' && process.arch === 'x64'

/**
 * Fetches Chromium 69 of 2018 out of the package registry, if it is not there yet.
 * @returns its path
 * @throws when it cannot be fetched or does not start
 */
export function ensureChromium69(): string {
  if (!existsSync(binary)) download()
  execFileSync(binary, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 })
  return binary
}

// Two tests may fetch it at once: each in a folder of its own, and the complete file is put in place by renaming it.
function download() {
  mkdirSync(folder, { recursive: true })
  const cwd = mkdtempSync(path.join(folder, 'download-'))
  execFileSync('npm', ['pack', '--silent', source], { cwd, stdio: 'ignore' })
  execFileSync('tar', ['xzf', 'chrome-aws-lambda-1.6.3.tgz'], { cwd })
  const packed = readFileSync(path.join(cwd, 'package/bin/chromium-69.0.3494.0.br'))
  const complete = path.join(cwd, 'chromium')
  writeFileSync(complete, brotliDecompressSync(packed), { mode: 0o755 })
  renameSync(complete, binary)
  rmSync(cwd, { recursive: true })
}

/** A page of the old browser. */
export async function openChromium69(binary: string) {
  const { folder, remove } = temporaryFolder()
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars']
  const options = [...flags, '--remote-debugging-port=0', `--user-data-dir=${folder}`]
  const browser = spawn(binary, [...options, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const page = await connectTo(await firstPageOf(await debuggingUrlIn(browser.stderr)))
  return {
    ...page,
    async close() {
      page.disconnect()
      browser.kill('SIGKILL')
      await once(browser, 'exit')
      remove()
    },
  }
}

async function debuggingUrlIn(output: NodeJS.ReadableStream) {
  for await (const line of createInterface(output)) {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1]
    if (port) return `http://127.0.0.1:${port}`
  }
  throw new Error('Chromium 69 did not start')
}

// It is there a moment after the browser.
async function firstPageOf(url: string) {
  for (let tries = 0; tries < 100; tries++) {
    const targets = (await (await fetch(`${url}/json`)).json()) as {
      type: string
      webSocketDebuggerUrl: string
    }[]
    const page = targets.find(({ type }) => type === 'page')
    if (page) return page.webSocketDebuggerUrl
    await sleep(100)
  }
  throw new Error('Chromium 69 has no page')
}
