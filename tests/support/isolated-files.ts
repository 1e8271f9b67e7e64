import { readFileSync } from 'node:fs'
import { sourcesBelow } from './source-imports'

const changesWhatIsShared =
  /\bvi\.(mock|doMock|hoisted|resetModules|stubEnv)\(|\bsiteWith\(|\bsqliteFile\(|\bdescribeBoth\(|process\.env\.\w+ =|\bsimulateForum\(|\bsetSystemTime\(|\bnow: new Date\(/

/**
 * The test files below some folders that change what other files of the same process would share: loaded modules, the
 * environment, the database's file or its tables, the clock that ids are made of.
 */
export function isolatedFiles(folders: string[]): string[] {
  return sourcesBelow(...folders).filter(
    (file) => file.endsWith('.test.ts') && changesWhatIsShared.test(readFileSync(file, 'utf8')),
  )
}
