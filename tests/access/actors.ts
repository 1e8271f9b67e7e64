/** What somebody is to the item that an operation is about; the operations of the whole site know no more of them. */
export const roles = ['visitor', 'author', 'member', 'other', 'moderator', 'admin'] as const

export type Role = (typeof roles)[number]

/** Who asks. A visitor cannot be suspended. */
export type Actor = { role: Role; isSuspended: boolean }

/**
 * What comes of asking. `away` is another page that is of more use, `suspended` a refusal that says until when; which
 * statuses they are at which door says `tests/access/statuses.ts`.
 */
export type Outcome = 'yes' | 'signIn' | 'forbidden' | 'suspended' | 'away' | 'missing'

const members =
  (rule: (actor: Actor) => Outcome) =>
  (actor: Actor): Outcome =>
    actor.role === 'visitor' ? 'signIn' : rule(actor)

const team = (...allowed: Role[]) =>
  members(({ role, isSuspended }) => (allowed.includes(role) && !isSuspended ? 'yes' : 'forbidden'))

/** Who may do what: the rules that the tables of operations name. */
export const rules = {
  everybody: () => 'yes',
  visitors: ({ role }) => (role === 'visitor' ? 'yes' : 'away'),
  /** For oneself: suspended members read, export and leave as well. */
  members: members(() => 'yes'),
  /** For the forum. */
  writers: members(({ isSuspended }) => (isSuspended ? 'suspended' : 'yes')),
  /** What one does to one's own item. */
  author: members(({ role }) => (role === 'author' ? 'yes' : 'forbidden')),
  /** The form for changing it. */
  editor: members(({ role, isSuspended }) => {
    if (isSuspended) return 'suspended'
    return role === 'author' ? 'yes' : 'forbidden'
  }),
  /** Changing it. */
  editing: members(({ role, isSuspended }) => {
    if (role !== 'author') return 'forbidden'
    return isSuspended ? 'suspended' : 'yes'
  }),
  /** What one does to an item of somebody else's. */
  others: members(({ role }) => (role === 'author' ? 'forbidden' : 'yes')),
  /** As `others`; of oneself there is nothing to block. */
  blockers: members(({ role }) => (role === 'author' ? 'missing' : 'yes')),
  moderators: team('moderator', 'admin'),
  admins: team('admin'),
} satisfies Record<string, (actor: Actor) => Outcome>

export type Rule = keyof typeof rules

/** A rule, and the status that whoever passes it gets for what the test sends. */
export type Row = [Rule, number]
