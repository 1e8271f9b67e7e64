// Parts that several pages send, with the rules for their fields.

import { withRule } from '../fields'

export const badges = { label: 'shown', note: 'shown', isForViewer: 'writer' } as const
export const links = { to: 'shown', label: 'shown' } as const
const segment = { text: 'shown', href: 'shown' } as const
export const richText = { ...segment, items: segment } as const
export const counts = { likes: 'shown', commentCount: 'shown', views: 'shown' } as const
export const reauthentication = { needed: 'shown', hasGoogle: 'shown', hasEmail: 'shown' } as const

export const grievanceDays = withRule(
  'shown',
  'received acknowledged acknowledgeBy decided decideBy',
)
