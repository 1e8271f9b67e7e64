import type { DatabaseKind } from '~/database/kind.server'

/** An empty, migrated database to copy, which a project's global set-up provides to each test file. */
export type Template = {
  kind: DatabaseKind
  /** The URL of the template itself; never connect to it. */
  url: string
  folder: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template
  }
}
