/** Work in steps of well under a millisecond each, after any of which it can wait before it goes on. */
export type Steps<T> = Generator<undefined, T>

/** Does all steps at once. @returns what the work comes to */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
