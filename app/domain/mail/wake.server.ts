let wakePresent: (() => void) | undefined

// A mail is queued inside a transaction and can be seen when that has ended, shortly after.
const untilCommitted = 50

/** Wakes this process's mailer, if it has one, as soon as the present transaction has probably ended; else it polls. */
export function wakeMailer(): void {
  if (wakePresent) setTimeout(wakePresent, untilCommitted).unref()
}

/** Says what to do when a mail is queued; undefined for nothing any more. */
export function onQueuedMail(wake: (() => void) | undefined): void {
  wakePresent = wake
}
