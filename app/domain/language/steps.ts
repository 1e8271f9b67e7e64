/** Work split into steps of well under a millisecond, so that it can be paused. */
export type Steps<T> = Generator<undefined, T>

/** Runs all steps without a pause and returns their result. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
