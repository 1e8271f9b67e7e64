import { setTimeout as wait } from 'node:timers/promises'
import { log } from '~/runtime/log.server'
import { hour } from '../durations'
import { claimMail, dueMails, type ClaimedMail, type DueMail } from './claim.server'
import { composeMail } from './compose.server'
import { hasCome } from './due.server'
import { DeliveryError } from './delivery-error.server'
import { holdClaim } from './hold-claim.server'
import { makePause } from './pause.server'
import {
  deleteSentNotifications,
  recordDeliveryError,
  recordSent,
  recordUnwanted,
} from './record.server'
import { watchTakeover } from './takeover.server'
import type { Transport } from './transport.server'
import { onQueuedMail } from './wake.server'
import { isStillWanted } from './wanted.server'

const concurrency = 4
const batchSize = 40
const cleanUpEvery = hour

type Settings = {
  transport: Transport
  now?: () => Date
  /** Milliseconds between looks at the outbox when nothing wakes the mailer. */
  pollEvery?: number
  /** Milliseconds that mails on their way have to arrive when the mailer is stopped. */
  grace?: number
}

/**
 * A running mailer. `wake` makes it look at once, and resolves when it has tried what it could; `stop` gives
 * back what it could not finish.
 */
export type Mailer = { wake(): Promise<void>; stop(): Promise<void> }

/**
 * Sends what is due in the outbox, a few mails at once, until it is stopped. Any number of processes may
 * do so. While the mail server cannot be reached, one mail at a time feels for it, ever more rarely, up to
 * a minute apart; the rest waits.
 */
export function startMailer({
  transport,
  now = () => new Date(),
  pollEvery = 2_000,
  grace = 4_000,
}: Settings): Mailer {
  const takeover = watchTakeover(now)
  const pause = makePause()
  const attempts = new Map<string, Promise<void>>()
  let stopped = false
  let looking: Promise<void> | undefined
  let lookAgain = false
  let cleanUpAt = 0

  async function wake() {
    for (;;) {
      await look()
      if (!attempts.size) return
      await Promise.all(attempts.values())
    }
  }

  function look() {
    lookAgain = true
    return (looking ??= lookUntilDone().finally(() => (looking = undefined)))
  }

  async function lookUntilDone() {
    while (lookAgain && !stopped) {
      lookAgain = false
      await fillSlots().catch(() => {
        log.warn('the outbox could not be read')
        takeover.doubt()
      })
    }
  }

  async function fillSlots() {
    const moment = now()
    const takesOver = takeover.isAllowed()
    if (hasCome(cleanUpAt, moment, cleanUpEvery)) {
      cleanUpAt = moment.getTime() + cleanUpEvery
      await deleteSentNotifications(moment)
    }
    const free = (pause.isOn() ? 1 : concurrency) - attempts.size
    if (stopped || free <= 0 || !pause.isOver(moment)) return
    const due = await dueMails(moment, takesOver, batchSize)
    // What is being tried may not be claimed yet, or its claim may have run out while the database was away.
    const others = due.filter(({ id }) => !attempts.has(id))
    for (const { id } of mostUrgent(others).slice(0, free)) start(id, takesOver)
  }

  function start(id: string, takesOver: boolean) {
    const attempt = tryMail(id, takesOver)
      .catch(() => log.error('a mail could neither be sent nor noted'))
      .finally(() => {
        attempts.delete(id)
        if (!stopped) void look()
      })
    attempts.set(id, attempt)
  }

  async function tryMail(id: string, takesOver: boolean) {
    const mail = stopped ? null : await claimMail(id, now(), takesOver)
    if (!mail) return
    const letGo = holdClaim(mail, now)
    await sendClaimed(mail).finally(letGo)
  }

  async function sendClaimed(mail: ClaimedMail) {
    if (!(await isStillWanted(mail))) return recordUnwanted(mail)
    const fault = await handOver(mail)
    if (fault?.kind === 'connection') pause.prolong(now())
    else pause.end()
    await (fault ? recordDeliveryError(mail, fault, now()) : recordSent(mail, now()))
  }

  async function handOver(mail: ClaimedMail) {
    const { id, kind, attempts: attempt } = mail
    try {
      const about = await transport.deliver(await composeMail(mail))
      log.info({ mail: id, kind, attempt, ...about }, 'mail sent')
      return null
    } catch (error) {
      const fault =
        error instanceof DeliveryError ? error : new DeliveryError('connection', nameOf(error))
      log.warn({ mail: id, kind, attempt, fault: fault.message }, 'mail not sent')
      return fault
    }
  }

  const poll = setInterval(() => void look(), pollEvery)
  poll.unref()
  onQueuedMail(() => void look())
  void look()

  return {
    wake,
    async stop() {
      stopped = true
      onQueuedMail(undefined)
      clearInterval(poll)
      await Promise.race([Promise.all(attempts.values()), wait(grace, undefined, { ref: false })])
      transport.close()
      await Promise.all(attempts.values())
    },
  }
}

// Many processes look at the same mails: were all to begin with the first, all but one would have looked in vain. So
// among equally urgent ones chance decides.
function mostUrgent(mails: DueMail[]) {
  return mails
    .map((mail) => ({ ...mail, place: Math.random() }))
    .sort((a, b) => b.priority - a.priority || a.place - b.place)
}

// An error's message may hold an address or a path; its code says enough.
function nameOf(error: unknown) {
  const { code, name } = error as NodeJS.ErrnoException
  return code ?? name
}
