import { authorPurpose } from '~/domain/authorship/authorship.server'
import { hiddenPurpose } from '~/domain/members/hidden-content.server'
import { startPurpose } from '~/domain/sessions/sessions.server'
import { keyPurpose } from '~/domain/two-factor/accept-code.server'
import { decryptBytes } from '~/runtime/encryption.server'

const kinds = {
  'authors of anonymous posts': {
    from: ['encryptedAuthorId', 'Post', 'sortKey'],
    purpose: authorPurpose,
  },
  'keys of authenticator apps': { from: ['encryptedKey', 'SecondStep', 'id'], purpose: keyPurpose },
  'hidden topics': { from: ['sealedHidden', 'User', 'id'], purpose: hiddenPurpose },
  sessions: { from: ['sealedStart', 'Session', 'id'], purpose: startPurpose },
}

/** Two encrypted values of each kind that has any, as they are stored. */
export type SealedRows = Partial<Record<keyof typeof kinds, string[]>>

/**
 * Reads the first and the last encrypted value of each kind. A site that has already run with a wrong secret can decrypt
 * only its last ones.
 * @param valueOf returns the only value of a query; undefined without a row
 */
export async function readSealedRows(valueOf: (sql: string) => unknown): Promise<SealedRows> {
  const rows: SealedRows = {}
  for (const [kind, { from }] of Object.entries(kinds)) {
    const [column, table, order] = from
    const sql = `SELECT "${column}" FROM "${table}" WHERE "${column}" <> '' ORDER BY "${order}"`
    const values: unknown[] = []
    try {
      values.push(await valueOf(`${sql} LIMIT 1`), await valueOf(`${sql} DESC LIMIT 1`))
    } catch {
      // A database that waits for its migrations may lack the column.
    }
    rows[kind as keyof typeof kinds] = values.filter((value) => typeof value === 'string')
  }
  return rows
}

/** Names the kinds of rows that the site's secrets cannot decrypt, as a clause; null when there are none. */
export function describeUnreadable(rows: SealedRows): string | null {
  const closed = Object.entries(kinds).filter(([kind, { purpose }]) =>
    rows[kind as keyof typeof kinds]?.some((value) => decryptBytes(purpose, value) === null),
  )
  if (!closed.length) return null
  return `the secret does not decrypt the ${closed.map(([kind]) => kind).join(', ')}`
}
