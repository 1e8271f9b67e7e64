/** Topics of a message (product spec section 9): all in the guided flow, the first four in the form on `/`. */
export const intents = ['partnership', 'pilot', 'sponsorship', 'careers', 'other'] as const

export type Intent = (typeof intents)[number]

export const floors = ['lobby', 'partnerships', 'clinical', 'product', 'careers'] as const

export type Floor = (typeof floors)[number]

export const extras = ['deckOverview', 'voiceCall', 'confidentialNda'] as const

export const lists = ['waitlist', 'notify'] as const

export type SubscriberList = (typeof lists)[number]

export function isFloor(value: unknown): value is Floor {
  return floors.some((floor) => floor === value)
}
