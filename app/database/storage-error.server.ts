/** Why nothing can be written: no room on the disk, or the file at the database's path is not the open one. */
export type StorageProblem = 'full' | 'replaced'

/** A write that was refused before the database was asked, because what it writes would be lost or fill the disk. */
export class StorageError extends Error {
  override readonly name = 'StorageError'

  /** @param trouble what is the matter. @param file the database */
  constructor(
    readonly trouble: StorageProblem,
    file: string,
  ) {
    super(`${file} ${messages[trouble]}`)
  }
}

const messages: Record<StorageProblem, string> = {
  full: 'has too little room left on its disk: the site can be read and not written to',
  replaced: 'is not the file that was opened: put it back, or start the site again',
}
