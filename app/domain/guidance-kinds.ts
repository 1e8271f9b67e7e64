/** The kinds of passages that guidance finds before a text is published (docs/safety.md). */
export const guidanceKinds = [
  'phone',
  'email',
  'profile',
  'aadhaar',
  'abha',
  'hospital-number',
  'birth-date',
  'postal-address',
  'name',
  'place-and-name',
  'own-name',
  'own-words',
  'own-anonymous-words',
  'dose',
  'empty-title',
] as const

export type GuidanceKind = (typeof guidanceKinds)[number]

/** A passage of a text, at UTF-16 offsets. */
export type Finding = { kind: GuidanceKind; start: number; end: number }

export type GuidedField = 'title' | 'content'

/** A passage of a post's title or text. */
export type FieldFinding = Finding & { field: GuidedField }
