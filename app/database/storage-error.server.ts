export type StorageProblem = 'full' | 'replaced'

/** A write refused beforehand, because it would be lost or fill the disk. */
export class StorageError extends Error {
  override readonly name = 'StorageError'

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
