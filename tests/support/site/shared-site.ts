import { inject } from 'vitest'

/** A site that several test files use at the same time. */
export type SharedSite = { url: string; folder: string }

declare module 'vitest' {
  export interface ProvidedContext {
    sharedSite: SharedSite
  }
}

/** Returns the site that is shared by all tests that only read, or change nothing that others read. */
export function sharedSite(): SharedSite {
  return inject('sharedSite')
}
