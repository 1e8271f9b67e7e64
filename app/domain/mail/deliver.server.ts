import { log } from '~/runtime/log.server'
import { renewClaim, type ClaimedMail, claimMail, dueMails, type DueMail } from './claim.server'
import { performance } from 'node:perf_hooks'
import { claimLifetime } from './due.server'
import { setTimeout as wait } from 'node:timers/promises'
import { composeMail } from './compose.server'
import { DeliveryError } from './delivery-error.server'
import { createPause } from './pause.server'
import { addressNotification, openDesk } from './notifications.server'
import { openContents, type MailContents } from './outbox.server'
import { recordDeliveryError, recordSent, recordUnwanted } from './record.server'
import type { Transport } from './transport.server'
import { onQueuedMail } from './wake.server'

/** In milliseconds: three times within the lifetime of a claim. */
const renewEvery = 5_000

/** Renews a claim while its mail is being sent; call the returned function to stop. */
function holdClaim(mail: ClaimedMail, now: () => Date): () => void {
  const renew = () =>
    renewClaim(mail, now()).catch(() => log.warn('the claim of a mail could not be renewed'))
  const timer = setInterval(() => void renew(), renewEvery).unref()
  return () => clearInterval(timer)
}

// Well over the two seconds between polls.
const maxGap = 5_000

/** `doubt` reports that owners of expired claims may have been unable to renew them. */
type Takeover = { isAllowed(): boolean; doubt(): void }

/** Decides whether owners of expired claims may be alive, as after an outage, a suspended machine or clock change. */
function watchTakeover(now: () => Date): Takeover {
  let lastAsked = now().getTime()
  let doubtedUntil = 0

  function doubt() {
    doubtedUntil = performance.now() + claimLifetime
  }

  return {
    doubt,
    isAllowed() {
      const moment = now().getTime()
      if (Math.abs(moment - lastAsked) > maxGap) doubt()
      lastAsked = moment
      return performance.now() >= doubtedUntil
    },
  }
}

const concurrency = 4
const batchSize = 40

type Settings = {
  transport: Transport
  now?: () => Date
  /** Milliseconds between polls of the outbox. */
  pollEvery?: number
  /** Milliseconds that `stop` waits for mails being sent. */
  grace?: number
}

/** `wake` polls at once and resolves after its attempts; `stop` releases what it could not finish. */
export type Mailer = { wake(): Promise<void>; stop(): Promise<void> }

/** Sends due mails, a few at once, until stopped; one at a time while the mail server is unreachable. */
export function startMailer({
  transport,
  now = () => new Date(),
  pollEvery = 2_000,
  grace = 4_000,
}: Settings): Mailer {
  const takeover = watchTakeover(now)
  const queueDueNotifications = openDesk()
  const pause = createPause()
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
      await lookForWork().catch(() => {
        log.warn('the outbox could not be read')
        takeover.doubt()
      })
    }
  }

  async function lookForWork() {
    const isMore = await queueDueNotifications(now()).catch(() => {
      log.warn('the notifications could not be looked at')
      return false
    })
    if (isMore) pollAgain = true
    await fillSlots()
  }

  async function fillSlots() {
    const moment = now()
    const takesOver = takeover.isAllowed()
    const free = (pause.isOn() ? 1 : concurrency) - attempts.size
    if (stopped || free <= 0 || !pause.isOver(moment)) return
    const due = await dueMails(moment, takesOver, batchSize)
    // A mail being sent may be unclaimed still, or its claim may have expired during a database outage.
    const others = due.filter(({ id }) => !attempts.has(id))
    for (const { id } of mostUrgent(others).slice(0, free)) start(id, takesOver)
  }

  function start(id: string, takesOver: boolean) {
    const attempt = tryMail(id, takesOver)
      .catch(() => log.error('a mail could neither be sent nor noted'))
      .finally(() => {
        attempts.delete(id)
        if (!stopped) void poll()
      })
    attempts.set(id, attempt)
  }

  async function tryMail(id: string, takesOver: boolean) {
    const mail = stopped ? null : await claimMail(id, now(), takesOver)
    if (!mail) return
    const stopRenewing = holdClaim(mail, now)
    await sendClaimed(mail).finally(stopRenewing)
  }

  async function sendClaimed(mail: ClaimedMail) {
    const contents = await contentsToSend(mail)
    if (contents === 'unwanted') return recordUnwanted(mail)
    const fault = await handOver(mail, contents)
    if (fault?.kind === 'connection') pause.prolong(now())
    else pause.end()
    await (fault ? recordDeliveryError(mail, contents, fault, now()) : recordSent(mail, now()))
  }

  async function handOver(mail: ClaimedMail, contents: MailContents | null) {
    const told = aboutMail(mail)
    try {
      const about = await transport.deliver(await composeMail(mail, contents))
      log.info({ ...told, ...about }, 'mail sent')
      return null
    } catch (error) {
      const fault =
        error instanceof DeliveryError ? error : new DeliveryError('connection', nameOf(error))
      log.warn({ ...told, fault: fault.message }, 'mail not sent')
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
      // A decision about a notification that is under way adds a row.
      const underWay = Promise.all([polling, ...attempts.values()])
      await Promise.race([underWay, wait(grace, undefined, { ref: false })])
      transport.close()
      await Promise.all(attempts.values())
    },
  }
}

async function contentsToSend(mail: ClaimedMail) {
  const contents = openContents(mail.payload)
  if (mail.kind !== 'somethingNew' || !contents) return contents
  return (await addressNotification(contents.payload)) ?? 'unwanted'
}

function aboutMail({ id, kind, attempts: attempt }: ClaimedMail) {
  return { mail: id, kind, attempt }
}

// Chance decides among equally urgent mails: otherwise many processes would compete for the same one.
function mostUrgent(mails: DueMail[]) {
  return mails
    .map((mail) => ({ ...mail, order: Math.random() }))
    .sort((a, b) => b.priority - a.priority || a.order - b.order)
}

// An error's message may contain an address or a path.
function nameOf(error: unknown) {
  const { code, name } = error as NodeJS.ErrnoException
  return code ?? name
}
