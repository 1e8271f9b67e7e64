import path from 'node:path'

export type DatabaseKind = 'sqlite' | 'postgresql'

/**
 * Returns the kind of database of a URL. Throws for other schemes. The error omits the URL, which may contain a
 * password.
 */
export function databaseKind(url: string): DatabaseKind {
  if (url.startsWith('file:')) return 'sqlite'
  if (/^postgres(ql)?:\/\//.test(url)) return 'postgresql'
  throw new Error('The database URL must begin with file: or postgresql://.')
}

/** The absolute path of a `file:` URL (relative to the working directory), without its query. */
export function sqliteFile(url: string): string {
  const [location = ''] = url.slice('file:'.length).split('?')
  return path.resolve(location.replace(/^\/\/(?=\/)/, ''))
}
