import path from 'node:path'

export type DatabaseKind = 'sqlite' | 'postgresql'

/**
 * Says which of the two databases an address means.
 * @param url `file:…`, `postgresql://…` or `postgres://…`
 * @throws {Error} for any other address; the message leaves out the address, which may hold a password
 */
export function databaseKind(url: string): DatabaseKind {
  if (url.startsWith('file:')) return 'sqlite'
  if (/^postgres(ql)?:\/\//.test(url)) return 'postgresql'
  throw new Error('The database address must begin with file: or postgresql://.')
}

/**
 * Finds the file behind a SQLite address.
 * @param url `file:` and a path, absolute or from the working directory; a `?…` at the end is dropped
 * @returns the absolute path
 */
export function sqliteFile(url: string): string {
  const [location = ''] = url.slice('file:'.length).split('?')
  return path.resolve(location.replace(/^\/\/(?=\/)/, ''))
}
