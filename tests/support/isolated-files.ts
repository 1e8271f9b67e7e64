import { readFileSync } from 'node:fs'
import { sourcesBelow } from './source-imports'

const changesWhatIsShared =
  /\bvi\.(mock|doMock|hoisted|resetModules|stubEnv)\(|\bsiteWith\(|\bsqliteFile\(|\bdescribeBoth\(|process\.env\.\w+ =|\bsimulateForum\(|\bsetSystemTime\(|\bnow: new Date\(/

/**
 * Lists the test files below some folders that change state shared with other files of the same process. This state is
 * loaded modules, the environment, the database's file or tables, and the clock of ids.
 */
export function isolatedFiles(folders: string[]): string[] {
  return sourcesBelow(...folders).filter(
    (file) => file.endsWith('.test.ts') && changesWhatIsShared.test(readFileSync(file, 'utf8')),
  )
}
