import { Registry } from 'prom-client'

/** The figures of this process for `/metrics`. Nothing in a label may tell of a person (docs/operating.md). */
export const registry = new Registry()
