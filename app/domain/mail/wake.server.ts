// On globalThis because the server bundle, which delivers, and the Remix bundle, which queues, each load this module.
const shared = globalThis as typeof globalThis & { xxMailer?: () => void }

// A queued mail is visible only after its transaction.
const commitDelay = 50

/** Wakes this process's mailer, if any, when the current transaction has probably ended. */
export function wakeMailer(): void {
  const wake = shared.xxMailer
  if (wake) setTimeout(wake, commitDelay).unref()
}

/** Sets what to call when a mail is queued; undefined for nothing. */
export function onQueuedMail(wake: (() => void) | undefined): void {
  shared.xxMailer = wake
}
