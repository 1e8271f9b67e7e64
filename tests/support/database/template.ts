import type { DatabaseKind } from '~/database/kind.server'

/** Provided by a project's global set-up to each test file: an empty, migrated database to copy. */
export type Template = {
  kind: DatabaseKind
  /** of the template itself; never connect to it */
  url: string
  /** removed at the end of the run */
  folder: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template
  }
}
