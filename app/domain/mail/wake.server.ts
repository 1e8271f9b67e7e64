let wakeCurrent: (() => void) | undefined

// A queued mail is visible only after its transaction.
const commitDelay = 50

/** Wakes this process's mailer, if any, when the current transaction has probably ended. */
export function wakeMailer(): void {
  if (wakeCurrent) setTimeout(wakeCurrent, commitDelay).unref()
}

/** Sets the function to call when a mail is queued; undefined for none. */
export function onQueuedMail(wake: (() => void) | undefined): void {
  wakeCurrent = wake
}
