import { log } from '~/runtime/log.server'
import { renewClaim, type ClaimedMail, claimMail, dueMails, type DueMail } from './claim.server'
import { performance } from 'node:perf_hooks'
import { claimLifetime } from './due.server'
import { setTimeout as wait } from 'node:timers/promises'
import { composeMail } from './compose.server'
import { DeliveryError, nameOf } from './delivery-error.server'
import { createCircuitBreaker } from './circuit-breaker.server'
import { resolveDigest } from './digest.server'
import { resolveRecipient, createNotificationDispatcher } from './notifications.server'
import { isAboutNews, openContents, type MailContents } from './outbox.server'
import { recordDeliveryError, recordSent, recordUnwanted } from './record.server'
import type { Transport } from './transport.server'
import { onQueuedMail } from './wake.server'

/** Milliseconds. A claim is renewed about three times before it would expire. */
const renewEvery = 5_000

/** Renews a claim while its mail is being sent; call the returned function to stop. */
function keepClaimRenewed(mail: ClaimedMail, now: () => Date): () => void {
  const renew = () =>
    renewClaim(mail, now()).catch((error: unknown) =>
      log.warn(
        { reason: nameOf(error) },
        'could not renew a claim; another process may send the mail too',
      ),
    )
  const timer = setInterval(() => void renew(), renewEvery).unref()
  return () => clearInterval(timer)
}

// Well over the two seconds between polls.
const maxGap = 5_000

/** `doubt` reports that live processes may have been unable to renew their claims. */
type StaleClaims = { areRecoverable(): boolean; doubt(): void }

/**
 * Decides whether expired claims may be recovered. After an outage, a suspended machine or a clock change they may
 * belong to processes that are alive.
 */
function watchStaleClaims(now: () => Date): StaleClaims {
  let lastAsked = now().getTime()
  let doubtedUntil = 0

  function doubt() {
    doubtedUntil = performance.now() + claimLifetime
  }

  return {
    doubt,
    areRecoverable() {
      const moment = now().getTime()
      if (Math.abs(moment - lastAsked) > maxGap) doubt()
      lastAsked = moment
      return performance.now() >= doubtedUntil
    },
  }
}

/** Milliseconds that `stop` waits for the results of mails to be written. */
const resultGrace = 1_000

const concurrency = 4
const batchSize = 40

/**
 * Maps a kind of mail to the function that composes it from its payload at sending time; null if the recipient no
 * longer wants it.
 */
export type Resolvers = Record<
  string,
  (payload: Record<string, string>) => Promise<MailContents | null>
>

type Settings = {
  transport: Transport
  /** The kinds whose rules are in parts of the domain that this module must not import. */
  resolvers?: Resolvers
  now?: () => Date
  /** Milliseconds between polls of the outbox. */
  pollEvery?: number
  /** Milliseconds that `stop` waits for mails being sent. */
  grace?: number
}

/** `wake` polls immediately and resolves after the attempts; `stop` releases the claims on unsent mails. */
export type Mailer = { wake(): Promise<void>; stop(): Promise<void> }

/** Sends due mails, a few at once, until stopped; one at a time while the mail server is unreachable. */
export function startMailer({
  transport,
  resolvers = {},
  now = () => new Date(),
  pollEvery = 2_000,
  grace = 4_000,
}: Settings): Mailer {
  const staleClaims = watchStaleClaims(now)
  const queueDueNotifications = createNotificationDispatcher()
  const breaker = createCircuitBreaker()
  const attempts = new Map<string, Promise<void>>()
  let stopped = false
  let polling: Promise<void> | undefined
  let pollAgain = false

  async function wake() {
    for (;;) {
      await poll()
      if (!attempts.size) return
      await Promise.all(attempts.values())
    }
  }

  function poll() {
    pollAgain = true
    return (polling ??= pollUntilDone().finally(() => (polling = undefined)))
  }

  async function pollUntilDone() {
    while (pollAgain && !stopped) {
      pollAgain = false
      await lookForWork().catch((error: unknown) => {
        log.warn(
          { reason: nameOf(error) },
          'could not read the outbox; no mail is sent until it can be read: check the database',
        )
        staleClaims.doubt()
      })
    }
  }

  async function lookForWork() {
    const isMore = await queueDueNotifications(now()).catch((error: unknown) => {
      log.warn(
        { reason: nameOf(error) },
        'could not read due notifications; retrying at the next poll',
      )
      return false
    })
    if (isMore) pollAgain = true
    await fillSlots()
  }

  async function fillSlots() {
    const moment = now()
    const recoversStale = staleClaims.areRecoverable()
    const free = (breaker.isOpen() ? 1 : concurrency) - attempts.size
    if (stopped || free <= 0 || !breaker.allowsAttempt(moment)) return
    const due = await dueMails(moment, recoversStale, batchSize)
    // A mail being sent may still be unclaimed, or its claim may have expired during a database outage.
    const others = due.filter(({ id }) => !attempts.has(id))
    for (const { id } of mostUrgent(others).slice(0, free)) start(id, recoversStale)
  }

  function start(id: string, recoversStale: boolean) {
    const attempt = tryMail(id, recoversStale)
      .catch((error: unknown) =>
        log.error(
          { reason: nameOf(error) },
          'could not claim a mail or store its result; it is tried again: check the database',
        ),
      )
      .finally(() => {
        attempts.delete(id)
        if (!stopped) void poll()
      })
    attempts.set(id, attempt)
  }

  async function tryMail(id: string, recoversStale: boolean) {
    const mail = stopped ? null : await claimMail(id, now(), recoversStale)
    if (!mail) return
    const stopRenewing = keepClaimRenewed(mail, now)
    await sendClaimed(mail).finally(stopRenewing)
  }

  async function sendClaimed(mail: ClaimedMail) {
    const contents = await contentsToSend(mail, resolvers)
    if (contents === 'unwanted') return recordUnwanted(mail)
    const fault = await deliverMail(mail, contents)
    if (fault?.kind === 'connection') breaker.recordFailure(now())
    else breaker.recordSuccess()
    await (fault ? recordDeliveryError(mail, contents, fault, now()) : recordSent(mail, now()))
  }

  async function deliverMail(mail: ClaimedMail, contents: MailContents | null) {
    const fields = logFieldsOf(mail)
    try {
      const receipt = await transport.deliver(await composeMail(mail, contents))
      log.info({ ...fields, ...receipt }, 'mail sent')
      return null
    } catch (error) {
      const fault =
        error instanceof DeliveryError ? error : new DeliveryError('connection', nameOf(error))
      log.warn({ ...fields, fault: fault.message }, 'mail not sent')
      return fault
    }
  }

  const pollTimer = setInterval(() => void poll(), pollEvery)
  pollTimer.unref()
  onQueuedMail(() => void poll())
  void poll()

  return {
    wake,
    async stop() {
      stopped = true
      onQueuedMail(undefined)
      clearInterval(pollTimer)
      // A running decision about a notification adds a row, so `stop` waits for it.
      const underWay = Promise.all([polling, ...attempts.values()])
      await Promise.race([underWay, wait(grace, undefined, { ref: false })])
      transport.close()
      // While the database is away, results cannot be written; the claims end by themselves.
      const results = Promise.all(attempts.values())
      await Promise.race([results, wait(resultGrace, undefined, { ref: false })])
      if (attempts.size)
        log.warn({ mails: attempts.size }, 'stopped before the results of mails were written')
    },
  }
}

async function contentsToSend(mail: ClaimedMail, resolvers: Resolvers) {
  const contents = openContents(mail.payload)
  // Version 1.0.0 stored the recipient of a mail about a look-up, and such mails may wait during an update.
  if (!contents || contents.recipient || !isAboutNews(mail.kind)) return contents
  const resolve = { digest: resolveDigest, ...resolvers }[mail.kind] ?? resolveRecipient
  return (await resolve(contents.payload)) ?? 'unwanted'
}

function logFieldsOf({ id, kind, attempts: attempt }: ClaimedMail) {
  return { mail: id, kind, attempt }
}

// Orders equally urgent mails at random. Otherwise many processes would compete for the same one.
function mostUrgent(mails: DueMail[]) {
  return mails
    .map((mail) => ({ ...mail, order: Math.random() }))
    .sort((a, b) => b.priority - a.priority || a.order - b.order)
}
