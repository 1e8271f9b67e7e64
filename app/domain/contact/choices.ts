/** What a message may be about (product spec section 9): the guided flow offers all, the form on `/` the first four. */
export const intents = ['partnership', 'pilot', 'sponsorship', 'careers', 'other'] as const

export type Intent = (typeof intents)[number]

/** The floors of the elevator, from the ground up. */
export const floors = ['lobby', 'partnerships', 'clinical', 'product', 'careers'] as const

export type Floor = (typeof floors)[number]

/** What the guided flow offers beside the message. */
export const extras = ['deckOverview', 'voiceCall', 'confidentialNda'] as const

/** The lists that an address can be put on. */
export const lists = ['waitlist', 'notify'] as const

export type SubscriberList = (typeof lists)[number]

/** Whether an address or a field names a floor. */
export function isFloor(value: unknown): value is Floor {
  return floors.some((floor) => floor === value)
}
