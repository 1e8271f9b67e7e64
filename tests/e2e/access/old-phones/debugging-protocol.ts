import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'undici'

type Answer = { id?: number; result?: unknown; error?: { message: string } }

/** Drives one page by Chromium's debugging protocol: today's Playwright and Puppeteer are too new for old browsers. */
export async function connectTo(url: string) {
  const socket = new WebSocket(url)
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  await once(socket, 'open')
  await ask('Page.enable')
  return { open, evaluate, setWidth, screenshot, disconnect: () => socket.close() }

  async function ask<T>(method: string, params: object = {}): Promise<T> {
    const id = ++last
    socket.send(JSON.stringify({ id, method, params }))
    const { result, error } = await new Promise<Answer>((resolve) => waiting.set(id, resolve))
    waiting.delete(id)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result as T
  }

  /** Opens a page and waits until everything of it is there. */
  async function open(url: string) {
    await ask('Page.navigate', { url })
    for (let tries = 0; tries < 200; tries++) {
      await sleep(100)
      if (
        await evaluate<boolean>(
          `location.href !== 'about:blank' && document.readyState === 'complete'`,
        )
      )
        return sleep(500)
    }
    throw new Error(`${url} did not load`)
  }

  /** The value of an expression in the page. */
  async function evaluate<T>(expression: string): Promise<T> {
    const options = { expression, returnByValue: true, awaitPromise: true }
    const { result, exceptionDetails } = await ask<{
      result: { value: T }
      exceptionDetails?: object
    }>('Runtime.evaluate', options)
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
    return result.value
  }

  function setWidth(width: number) {
    const metrics = { width, height: 800, deviceScaleFactor: 1, mobile: width < 500 }
    return ask('Emulation.setDeviceMetricsOverride', metrics)
  }

  /** A picture of what is in view, as PNG. */
  async function screenshot(): Promise<Buffer> {
    const { data } = await ask<{ data: string }>('Page.captureScreenshot')
    return Buffer.from(data, 'base64')
  }
}
