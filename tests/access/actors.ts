/** A role relative to the item of an operation; operations on the whole site ignore that part. */
export const roles = [
  ...(['visitor', 'author', 'member', 'other', 'moderator', 'admin'] as const),
  ...(['moderator without a second step', 'admin without a second step'] as const),
  ...(['expert', 'expert whose mark is over'] as const),
] as const

export type Role = (typeof roles)[number]

/** Who sends the request. A visitor cannot be suspended. */
export type Actor = { role: Role; isSuspended: boolean }

/**
 * The outcome of a request. `away` redirects to a more useful page, `suspended` refuses and says until when;
 * `tests/access/statuses.ts` maps them to statuses.
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
  /** For one's own account: suspended members may read, export and delete it as well. */
  members: members(() => 'yes'),
  /** For what others read: the forum, and one's display name and bio. */
  writers: members(({ isSuspended }) => (isSuspended ? 'suspended' : 'yes')),
  /** For the forum, by a button that has no form to show a refusal in. */
  likers: members(({ isSuspended }) => (isSuspended ? 'profile' : 'yes')),
  /** Actions on one's own item. */
  author: members(({ role }) => (role === 'author' ? 'yes' : 'forbidden')),
  /** Asking again about one's own removed item, which others are not told of. */
  appellant: members(({ role }) => (role === 'author' ? 'yes' : 'missing')),
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
  /** Marking a comment as helpful: the author of its post, or a moderator. */
  helped: members(({ role, isSuspended }) => {
    if (isSuspended) return 'suspended'
    return ['author', 'moderator', 'admin'].includes(role) ? 'yes' : 'forbidden'
  }),
  /** Actions on somebody else's item. */
  others: members(({ role }) => (role === 'author' ? 'forbidden' : 'yes')),
  /** As `others`, but members cannot block themselves. */
  blockers: members(({ role }) => (role === 'author' ? 'missing' : 'yes')),
  /** What experts do; the items are somebody else's. */
  experts: members(({ role, isSuspended }) =>
    role === 'expert' && !isSuspended ? 'yes' : 'forbidden',
  ),
  moderators,
  admins,
  /** Actions of admins on a page of moderators, which asks for the second step first. */
  adminActions: (actor) => (moderators(actor) === 'secondStep' ? 'secondStep' : admins(actor)),
} satisfies Record<string, (actor: Actor) => Outcome>

export type Rule = keyof typeof rules

/** A rule, and the status of the test's request for those whom it allows. */
export type Row = [Rule, number]
