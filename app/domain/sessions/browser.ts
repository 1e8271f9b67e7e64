/** Who asks, for limits; `address` is empty when unknown. */
export type Browser = { address: string }
