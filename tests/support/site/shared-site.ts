import { inject } from 'vitest'

/** A site that several test files ask at the same time. */
export type SharedSite = { url: string; folder: string }

declare module 'vitest' {
  export interface ProvidedContext {
    sharedSite: SharedSite
  }
}

/** The site that all tests share which only read, or change nothing that others ask for. */
export function sharedSite(): SharedSite {
  return inject('sharedSite')
}
