import { setTimeout as sleep } from 'node:timers/promises'

/** A browser in which no page runs scripts, driven from outside as a person would. */
export type PlainBrowser = {
  open(url: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  /** Presses what stands first of its kind, and waits for the page that it leads to. */
  press(selector: string): Promise<void>
  address(): Promise<string>
  /** What stands in the first element of its kind. */
  read(selector: string): Promise<string>
  /** A picture of what is in view, as PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** Sends a command of the WebDriver standard to a session, and returns its value. */
export type Command = (
  name: keyof typeof marionetteNames,
  values?: Record<string, unknown>,
) => Promise<unknown>

/** What Firefox calls these commands. */
export const marionetteNames = {
  navigate: 'Navigate',
  find: 'FindElement',
  type: 'ElementSendKeys',
  press: 'ElementClick',
  text: 'GetElementText',
  address: 'GetCurrentURL',
  picture: 'TakeScreenshot',
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** The same movements for every browser that knows these commands. */
export function plainBrowser(command: Command, close: () => Promise<void>): PlainBrowser {
  // The page that a press leads to may still be on its way.
  const find = async (selector: string) => {
    for (let tries = 0; ; tries++) {
      try {
        const found = await command('find', { using: 'css selector', value: selector })
        return { id: (found as Record<string, string>)[elementKey] }
      } catch (error) {
        if (tries === 100) throw error
        await sleep(100)
      }
    }
  }
  return {
    open: async (url) => void (await command('navigate', { url })),
    type: async (selector, text) =>
      void (await command('type', { ...(await find(selector)), text })),
    press: async (selector) => void (await command('press', await find(selector))),
    address: async () => String(await command('address')),
    read: async (selector) => String(await command('text', await find(selector))),
    picture: async () => Buffer.from(String(await command('picture')), 'base64'),
    close,
  }
}
