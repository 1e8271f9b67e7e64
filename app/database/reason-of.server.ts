import { layersOf } from './unavailable.server'

const reasons: Record<string, string> = {
  SQLITE_NOTADB: 'this file is not a SQLite database',
  SQLITE_CORRUPT: 'this database is damaged; restore a backup',
  SQLITE_CANTOPEN: 'this file or its folder cannot be opened',
  SQLITE_READONLY: 'this file or its folder cannot be written to',
  SQLITE_BUSY: 'another process holds its lock',
  SQLITE_LOCKED: 'another process holds its lock',
  SQLITE_FULL: 'the disk is full',
  SQLITE_IOERR: 'the disk is full or fails',
  '28P01': 'it refuses this user or password',
  '28000': 'it refuses this user or password',
  '3D000': 'there is no database of this name',
  '25006': 'the server is read-only',
  '53100': 'the disk of the server is full',
  '53300': 'the server has no connection left',
  '08P01': 'a pooler answers there; set DATABASE_DIRECT_URL to the database itself',
  ECONNREFUSED: 'nothing answers there',
  DatabaseNotReachable: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'it does not answer in time',
  ENOENT: 'there is no such file or folder',
  EACCES: 'this user may not open or write it',
  EPERM: 'this user may not change it',
  EISDIR: 'this is a folder, not a file',
  ENOTDIR: 'a part of this path is a file, not a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full for this user',
  EFBIG: 'the disk is full: no file may grow further',
  EROFS: 'the disk is read-only',
  EIO: 'the disk fails',
  // better-sqlite3 was compiled for another major version of Node.js.
  ERR_DLOPEN_FAILED:
    'SQLite’s driver was built for another version of Node.js; run npm rebuild better-sqlite3',
  full: 'the disk has too little room left, so nothing is written any more',
  replaced: 'the file is not the one that was opened; start the site again',
}

const unbuilt = 'Could not locate the bindings file'

/** Why a database or file cannot be used, as a clause without names or passwords; null for an unknown reason. */
export function knownReason(error: unknown): string | null {
  for (const { code, originalCode, kind, trouble, message } of layersOf(error)) {
    if (String(message).startsWith(unbuilt)) return reasons.ERR_DLOPEN_FAILED ?? null
    for (const each of [code, originalCode, kind, trouble].map(String)) {
      const known = reasons[each] ?? reasons[each.split('_').slice(0, 2).join('_')]
      if (known) return known
    }
  }
  return null
}

/** Why a database or file cannot be used: one sentence for the operator, without a password or a stack. */
export function reasonOf(error: unknown): string {
  const known = isOwn(error) ? null : knownReason(error)
  if (known) return `${known}.`
  // Node's error for a host with several addresses has a code but no message. Prisma writes the query first, then why
  // it failed.
  const { code = '', message = '', name = '' } = error as Partial<Record<string, string>>
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  return (name.startsWith('PrismaClient') ? lines.at(-1) : lines[0]) || code
}

// One of ours says why already, and of what.
function isOwn(error: unknown) {
  const { name, code, message } = error as NodeJS.ErrnoException
  return name === 'Error' && code === undefined && !message.startsWith(unbuilt)
}
