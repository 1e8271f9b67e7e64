/** A role relative to the item of an operation. Operations on the whole site ignore the relation. */
export const roles = [
  ...(['visitor', 'author', 'member', 'other', 'moderator', 'admin'] as const),
  ...(['moderator without a second step', 'admin without a second step'] as const),
  ...(['expert', 'expert whose mark is over'] as const),
] as const

export type Role = (typeof roles)[number]

/** The sender of a request. A visitor cannot be suspended. */
export type Actor = { role: Role; isSuspended: boolean }

/**
 * The outcome of a request. `away` redirects to a more useful page. `suspended` refuses and states the end of the
 * suspension. `tests/access/statuses.ts` maps outcomes to statuses.
 */
export type Outcome =
  'yes' | 'signIn' | 'secondStep' | 'forbidden' | 'suspended' | 'profile' | 'away' | 'missing'

const members =
  (rule: (actor: Actor) => Outcome) =>
  (actor: Actor): Outcome =>
    actor.role === 'visitor' ? 'signIn' : rule(actor)

const team = (...allowed: ('moderator' | 'admin')[]) =>
  members(({ role, isSuspended }) => {
    const among = (roles: string[]) => roles.includes(role) && !isSuspended
    if (among(allowed)) return 'yes'
    const half = allowed.map((each) => `${each} without a second step`)
    return among(half) ? 'secondStep' : 'forbidden'
  })

const moderators = team('moderator', 'admin')
const admins = team('admin')

/** The access rules that the tables of operations refer to. */
export const rules = {
  everybody: () => 'yes',
  visitors: ({ role }) => (role === 'visitor' ? 'yes' : 'away'),
  /** For a member's own account. Suspended members may also read, export and delete it. */
  members: members(() => 'yes'),
  /** For content that others read: the forum, and a member's own display name and bio. */
  writers: members(({ isSuspended }) => (isSuspended ? 'suspended' : 'yes')),
  /** For the forum, by a button without a form that could show a refusal. */
  likers: members(({ isSuspended }) => (isSuspended ? 'profile' : 'yes')),
  author: members(({ role }) => (role === 'author' ? 'yes' : 'forbidden')),
  /** Appealing the removal of a member's own item. Other members get "not found". */
  appellant: members(({ role }) => (role === 'author' ? 'yes' : 'missing')),
  editor: members(({ role, isSuspended }) => {
    if (isSuspended) return 'suspended'
    return role === 'author' ? 'yes' : 'forbidden'
  }),
  editing: members(({ role, isSuspended }) => {
    if (role !== 'author') return 'forbidden'
    return isSuspended ? 'suspended' : 'yes'
  }),
  /** Marking a comment as helpful: a moderator. The author of the post wrote this comment as well. */
  helped: members(({ role, isSuspended }) => {
    if (isSuspended) return 'suspended'
    return ['moderator', 'admin'].includes(role) ? 'yes' : 'forbidden'
  }),
  others: members(({ role }) => (role === 'author' ? 'forbidden' : 'yes')),
  /** Like `others`, but members cannot block themselves. */
  blockers: members(({ role }) => (role === 'author' ? 'missing' : 'yes')),
  experts: members(({ role, isSuspended }) =>
    role === 'expert' && !isSuspended ? 'yes' : 'forbidden',
  ),
  moderators,
  admins,
  /** Actions of admins on a page of moderators, which asks for two-factor authentication first. */
  adminActions: (actor) => (moderators(actor) === 'secondStep' ? 'secondStep' : admins(actor)),
} satisfies Record<string, (actor: Actor) => Outcome>

export type Rule = keyof typeof rules

/** A rule, and the status of the test's request for the actors that the rule allows. */
export type Row = [Rule, number]
