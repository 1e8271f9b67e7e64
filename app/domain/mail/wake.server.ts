// Kept on globalThis because the server bundle, which delivers, and the Remix bundle, which queues,
// each load this module.
const kept = globalThis as typeof globalThis & { xxMailer?: () => void }

// A mail is queued inside a transaction and can be seen when that has ended, shortly after.
const untilCommitted = 50

/** Wakes this process's mailer, if it has one, as soon as the present transaction has probably ended; else it polls. */
export function wakeMailer(): void {
  const wake = kept.xxMailer
  if (wake) setTimeout(wake, untilCommitted).unref()
}

/** Says what to do when a mail is queued; undefined for nothing any more. */
export function onQueuedMail(wake: (() => void) | undefined): void {
  kept.xxMailer = wake
}
