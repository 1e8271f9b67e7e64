import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { mailServer } from '../../../support/mail/mail-server'

/** All mails to one address. */
export type Mailbox = {
  /** Returns the mails that have arrived so far, in order of arrival. */
  read(): Promise<Email[]>
  /** Waits until `count` mails have arrived. @returns the last of them */
  untilThereAre(count: number): Promise<Email>
}

/**
 * Starts the SMTP server of all sites. It writes every mail into `folder`, where workers find it.
 * @returns its URL, and a function that stops it
 */
export async function startMailServer(folder: string) {
  mkdirSync(folder)
  let count = 0
  const server = await mailServer((message) => {
    const file = path.join(folder, String(++count).padStart(6, '0'))
    // A process that reads the folder never sees half a file.
    writeFileSync(`${file}.part`, message)
    renameSync(`${file}.part`, `${file}.eml`)
  })
  await server.start()
  return { url: server.url, stop: () => server.stop() }
}

// Cached by file, because files never change, and parsing all of them at every check is slow.
const parsed = new Map<string, Promise<Email>>()

/** Returns the mails that the server of `folder` accepted for an address. */
export function mailboxOf(folder: string, email: string): Mailbox {
  const read = async () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(files.sort().map((name) => mailIn(path.join(folder, name))))
    return mails.filter(({ to }) => to?.some((recipient) => recipient.address === email))
  }
  return {
    read,
    async untilThereAre(count) {
      await expect(async () => expect(await read()).toHaveLength(count)).toPass({ timeout: 20_000 })
      return (await read())[count - 1] as Email
    },
  }
}

function mailIn(file: string): Promise<Email> {
  const mail = parsed.get(file) ?? PostalMime.parse(readFileSync(file))
  parsed.set(file, mail)
  return mail
}

/** Returns the first link in a mail's text to a page whose path begins with `start`. */
export function linkIn({ text }: Email, start: string): string {
  const links = text?.match(/https?:\/\/\S+/g) ?? []
  const link = links.map((each) => new URL(each)).find((url) => url.pathname.startsWith(start))
  expect(link, `a link to ${start} in:\n${text}`).toBeDefined()
  return link ? link.pathname + link.search : ''
}
