import type { Worker } from 'node:worker_threads'
import { startThread } from '~/runtime/start-thread.server'
import { second } from '../durations'
import type { Question, Reply } from './guess-worker.server'
import { names } from '~/content/company'
import { env } from '~/runtime/env.server'
import type { ProblemKey } from '../problems'
import { z } from 'zod'
import { lengths } from '../validation/lengths'
import { passwordField, anyPasswordField } from '../validation/validation.server'
import { fail, tooMany, type Result } from '../result'

// 1 can be an l or an i.
const substitutes: Record<string, string> = {
  '0': 'o',
  '@': 'a',
  '4': 'a',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
  '!': 'i',
}

const leading = /^[^\p{L}\p{M}]+/u
const trailing = /[^\p{L}\p{M}]+$/u

/** Returns the lower-case words from which a password may be derived: digits and signs stripped, or read as letters. */
function passwordVariants(password: string): string[] {
  const plain = password.normalize('NFKC').toLowerCase()
  const trimmed = [
    plain,
    plain.replace(leading, ''),
    plain.replace(trailing, ''),
    plain.replace(leading, '').replace(trailing, ''),
  ]
  const substituted = trimmed.flatMap((word) => ['l', 'i'].map((one) => withLetters(word, one)))
  const ends = substituted.map((word) => word.replace(leading, '').replace(trailing, ''))
  return [...new Set([...trimmed, ...substituted, ...ends])].filter((word) => word !== '')
}

function withLetters(word: string, one: string) {
  return word.replace(/[0@43$57!1]/g, (sign) => (sign === '1' ? one : (substitutes[sign] ?? sign)))
}

type Waiting = { resolve: (isEasy: boolean) => void; reject: (error: Error) => void }

// The dictionaries take 50 MB, and passwords are rarely chosen.
const idleTime = 60 * second
const resourceLimits = { maxOldGenerationSizeMb: 192 }

// More than anybody waits for. A slow password takes the one thread a moment, and the others wait behind it.
const maxPending = 50
const retryAfter = 10

const waiting = new Map<number, Waiting>()
let pending = 0
let thread: Promise<Worker> | null = null
let idle: NodeJS.Timeout | undefined
let lastId = 0

/**
 * True when somebody who knows these words about the owner could guess a password of bounded length. The estimate is
 * too slow for the event loop, so it runs in a thread. The thread starts with the first question and ends when no
 * more come. Throws when the thread fails.
 */
async function isEasyPassword(password: string, ownWords: string[]): Promise<boolean> {
  pending++
  try {
    return await askThread(password, ownWords)
  } finally {
    pending--
  }
}

async function askThread(password: string, ownWords: string[]): Promise<boolean> {
  const id = ++lastId
  const worker = await (thread ??= start())
  clearTimeout(idle)
  worker.ref()
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    worker.postMessage({ id, password, ownWords } satisfies Question)
  })
}

async function start(): Promise<Worker> {
  try {
    const worker = await startThread(import.meta.url, 'guess-worker', { resourceLimits })
    worker.on('message', ({ id, isEasy }: Reply) => {
      waiting.get(id)?.resolve(isEasy)
      waiting.delete(id)
      if (waiting.size) return
      worker.unref()
      idle = setTimeout(() => end(worker), idleTime).unref()
    })
    worker.once('error', (error) => giveUp(worker, error))
    worker.once('exit', (code) => giveUp(worker, new Error(`the thread ended with ${code}`)))
    return worker
  } catch (error) {
    thread = null
    throw error
  }
}

function giveUp(worker: Worker, error: Error) {
  end(worker)
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}

function end(worker: Worker) {
  thread = null
  worker.removeAllListeners()
  void worker.terminate()
}

export type PasswordOwner = {
  username?: string
  displayName?: string | null
  email?: string | null
}

// Shorter words occur in too many good passwords.
const minWordLength = 3

const hosts = new URL(env.SITE_URL).hostname.split('.')

/** Returns the problem of a password that contains the username or consists of public names; or null. */
function contextProblem(password: string, owner: PasswordOwner): ProblemKey | null {
  const { username = '' } = owner
  if (username !== '' && password.toLowerCase().includes(username.toLowerCase()))
    return 'passwordHasUsername'
  const names = namesOf(owner)
  const isMadeOfNames = passwordVariants(password).some((form) => restOf(form, names) === '')
  return isMadeOfNames ? 'passwordMadeOfNames' : null
}

/** Returns the words of the site and of a password's owner, in lower case. */
function ownWordsOf({ username, displayName, email }: PasswordOwner): string[] {
  const [local = '', domain = ''] = (email ?? '').split('@')
  const parts = [displayName ?? '', username ?? '', local].flatMap((text) =>
    text.split(/[^\p{L}\p{M}\p{N}]+/u),
  )
  const given = [...names, ...hosts, username, displayName, local, ...parts, ...domain.split('.')]
  return [...new Set(given.map((text) => text?.toLowerCase() ?? ''))].filter(Boolean)
}

function namesOf(owner: PasswordOwner) {
  const forms = ownWordsOf(owner).flatMap((text) => passwordVariants(text).map(lettersOf))
  return [...new Set(forms)]
    .filter((word) => [...word].length >= minWordLength)
    .sort((one, other) => other.length - one.length)
}

function restOf(form: string, names: string[]) {
  const letters = lettersOf(form)
  if (letters === '') return null
  return names.reduce((rest, word) => rest.replaceAll(word, ''), letters)
}

function lettersOf(text: string) {
  return text.replace(/[^\p{L}\p{M}]/gu, '')
}

export const newPasswordFields = {
  password: passwordField('passwordMissing')
    .refine((text) => isWithin([...text].length), { error: 'passwordLength' })
    .meta({ minLength: lengths.passwordMin, maxLength: lengths.passwordMax }),
  confirmPassword: anyPasswordField().optional(),
}

function isWithin(count: number) {
  return count >= lengths.passwordMin && count <= lengths.passwordMax
}

/**
 * Returns a checked form; `invalid` if its new password has a problem for this owner, even if the form has no other
 * problem. `too-many` while too many passwords wait for the estimate.
 */
export async function checkNewPassword<T>(
  checked: Result<T>,
  input: unknown,
  owner: PasswordOwner,
): Promise<Result<T>> {
  const read = withPassword.safeParse(input)
  const fields = checked.ok ? {} : checked.fields
  if (!read.success || fields.password) return checked
  const { password } = read.data
  const problem = contextProblem(password, owner)
  if (problem) return fail('invalid', { ...fields, password: problem })
  if (pending >= maxPending) return tooMany(retryAfter)
  const isEasy = await isEasyPassword(password, ownWordsOf(owner))
  return isEasy ? fail('invalid', { ...fields, password: 'passwordCommon' }) : checked
}

/** True when the repeated password is the same, or was not requested. */
export function samePasswords(passwords: Passwords): boolean {
  const { password, confirmPassword } = passwords
  return confirmPassword === undefined || (confirmPassword === password && !isEmpty(passwords))
}

function isEmpty(input: unknown) {
  const read = both.safeParse(input)
  return read.success && read.data.password === '' && read.data.confirmPassword === ''
}

/** For `refine`. Runs even when other fields fail, so that one answer lists all problems. */
export const passwordsDiffer = {
  path: ['confirmPassword'],
  error: ({ input }: { input?: unknown }) => (isEmpty(input) ? 'required' : 'passwordsDiffer'),
  when: ({ value }: { value: unknown }) => both.safeParse(value).success,
}

type Passwords = { password: string; confirmPassword?: string }

const withPassword = z.object({ password: newPasswordFields.password })

const both = z.object({ password: anyPasswordField(), confirmPassword: anyPasswordField() })
