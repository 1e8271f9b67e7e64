import { readFileSync } from 'node:fs'
import { sourcesBelow } from './source-imports'

const changesWhatIsShared =
  /\bvi\.(mock|doMock|hoisted|resetModules|stubEnv)\(|\brecordQueries\(|\bsiteWith\(|\bsqliteFile\(|process\.env\./

/**
 * The test files below some folders that change what other files of the same process would share: loaded modules, the
 * environment, the connections of the database or its file.
 */
export function isolatedFiles(folders: string[]): string[] {
  return sourcesBelow(...folders).filter(
    (file) => file.endsWith('.test.ts') && changesWhatIsShared.test(readFileSync(file, 'utf8')),
  )
}
