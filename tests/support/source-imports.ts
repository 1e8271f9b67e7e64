import { readFileSync, readdirSync, existsSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export type Import = { from: string; to: string; isType: boolean }

/** Lists every import inside `app/`, as paths from the project's root. Packages are left out. */
export function importsOfApp(): Import[] {
  return sourcesOfApp().flatMap(importsOf)
}

/** Lists every source file below `app/`, as a path from the project's root. */
export function sourcesOfApp(): string[] {
  return sourcesBelow('app').filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
}

/** Lists every source file below some folders, as a path from the project's root. */
export function sourcesBelow(...folders: string[]): string[] {
  return filesBelow(folders).filter((file) => /\.(tsx?|mjs)$/.test(file))
}

/** Lists every style sheet below `app/`, as a path from the project's root. */
export function stylesOfApp(): string[] {
  return filesBelow(['app']).filter((file) => file.endsWith('.css'))
}

function filesBelow(folders: string[]) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name),
    ),
  )
}

function importsOf(from: string): Import[] {
  const source = ts.createSourceFile(from, readFileSync(from, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    const named = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
    if (!named || !statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier))
      return []
    const to = resolveImport(from, statement.moduleSpecifier.text)
    return to ? [{ from, to, isType: isTypeOnly(statement) }] : []
  })
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration) {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly
  const { importClause } = statement
  if (!importClause || importClause.isTypeOnly) return Boolean(importClause)
  const { name, namedBindings } = importClause
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false
  return namedBindings.elements.every((element) => element.isTypeOnly)
}

/** Returns the file of an import inside `app/`; null for a package. */
export function resolveImport(from: string, specifier: string): string | null {
  const base = specifier.startsWith('~/')
    ? path.posix.join('app', specifier.slice(2))
    : specifier.startsWith('.') && path.posix.join(path.posix.dirname(from), specifier)
  if (!base) return null
  return (
    ['', '.ts', '.tsx', '/index.ts']
      .map((end) => base + end)
      .find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null
  )
}
