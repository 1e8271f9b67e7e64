/**
 * What a write does to the pages that visitors read: nothing, `added` (more to read, a higher count) or `changed`,
 * which may have taken something away: an item that was removed, a name that its owner has withdrawn.
 */
export type ContentEffect = 'none' | 'added' | 'changed'

// On no page of a visitor. A table that is missing here counts as content, so that nobody has to remember this list.
const unseenTables = new Set([
  ...['Session', 'Connection', 'Token', 'Like', 'Draft', 'Report', 'Block', 'AuditEntry'],
  ...[
    'RevealNotice',
    'LookUpRequest',
    'Message',
    'CurtainDraft',
    'Subscriber',
    'OutgoingMail',
    'RateLimit',
  ],
  ...['SearchEntry', 'PostSearch', 'CommentSearch', 'SecondStep', 'RecoveryCode'],
  ...['Passkey', 'UsedChallenge', 'TrustedDevice', 'ClaimedTag', 'Departure', 'NameKey'],
  'Notification',
  '_prisma_migrations',
])

const unseenColumns: Record<string, string[]> = {
  User: [
    ...['emailKey', 'email', 'bio', 'originalBio', 'originalDisplayName', 'passwordHash'],
    ...['emailVerifiedAt', 'emailNotifications', 'language', 'suspendedUntil'],
  ],
}

const counters: Record<string, string[]> = {
  Post: ['likes', 'commentCount', 'views', 'anonymousCount'],
}

const reading =
  /^\s*(SELECT|PRAGMA|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET|LOCK|EXPLAIN|ANALYZE|VACUUM)\b/i
const target =
  /^\s*(INSERT\s+INTO|INSERT\s+OR\s+\w+\s+INTO|UPDATE|DELETE\s+FROM)\s+(?:["`]?\w+["`]?\.)?["`]?(\w+)/i
const assigned = /(?:\bSET|,)\s*["`](\w+)["`]\s*=/gi

/** The effect of an SQL statement on what visitors read; `changed` for whatever is not understood. */
export function contentEffectOf(sql: string): ContentEffect {
  if (reading.test(sql)) return 'none'
  const [, verb = '', table = ''] = target.exec(sql) ?? []
  if (unseenTables.has(table)) return 'none'
  if (/^INSERT\s+INTO$/i.test(verb)) return /\bON\s+CONFLICT\b/i.test(sql) ? 'changed' : 'added'
  return /^UPDATE$/i.test(verb) ? effectOfUpdate(sql, table) : 'changed'
}

function effectOfUpdate(sql: string, table: string): ContentEffect {
  const assignments = sql.split(/\bWHERE\b/i)[0] ?? ''
  const columns = [...assignments.matchAll(assigned)].map(([, column = '']) => column)
  const areIn = (known: string[] = []) =>
    columns.length > 0 && columns.every((column) => known.includes(column))
  if (areIn(unseenColumns[table])) return 'none'
  return areIn(counters[table]) ? 'added' : 'changed'
}

/** The effect of two writes together. */
export function strongerEffect(one: ContentEffect, other: ContentEffect): ContentEffect {
  if (one === 'changed' || other === 'changed') return 'changed'
  return one === 'none' ? other : one
}
