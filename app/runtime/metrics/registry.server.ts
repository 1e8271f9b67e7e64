import { Registry } from 'prom-client'

/** The metrics of this process for `/metrics`. No label may identify a person (docs/operating.md). */
export const registry = new Registry()
