/** The client of a request, for limits; `ip` is empty when unknown. */
export type Browser = { ip: string }
