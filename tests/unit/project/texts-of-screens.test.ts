import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { resolveImport, sourcesOfApp } from '../../support/source-imports'

// Every page has the texts of `shell`.
const everywhere = 'shell'

/**
 * Namespaces that a screen does not name load after its scripts. React then does not recognise the server's HTML, and
 * renders all of it again.
 */
test('every screen names the texts of all that it renders', () => {
  const screens = sourcesOfApp().filter((file) => /^app\/routes\/.*\.tsx$/.test(file))
  expect(screens.length).toBeGreaterThan(50)
  expect(screens.flatMap(unnamed).join('\n')).toBe('')
})

function unnamed(file: string): string[] {
  const { source } = read(file)
  const [, list = ''] = /i18n: \[([^\]]*)\]/.exec(source.text) ?? []
  const named = new Set([everywhere, ...quotedIn(list)])
  const needed = [...textsOf(file, 'default', new Set())]
  return needed
    .filter(([name]) => !named.has(name))
    .map(([name, user]) => `${file}: ${name} (${user})`)
}

/** Returns the namespaces that a function and the components and hooks in it use, each with its place. */
function textsOf(file: string, name: string, seen: Set<string>): Map<string, string> {
  const { source, imports, functions } = read(file)
  const found = new Map<string, string>()
  const declaration = functions.get(name)
  if (!declaration || seen.has(`${file} ${name}`)) return found
  seen.add(`${file} ${name}`)
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'useTranslation')
      for (const namespace of literalsIn(node.arguments, source))
        found.set(namespace, `${file} ${name}`)
    if (ts.isIdentifier(node) && /^([A-Z]|use[A-Z])/.test(node.text)) {
      const from = imports.get(node.text)
      const used = from ? textsOf(...from, seen) : textsOf(file, node.text, seen)
      for (const [namespace, user] of used) found.set(namespace, user)
    }
    ts.forEachChild(node, visit)
  }
  visit(declaration)
  return found
}

function literalsIn(nodes: ts.NodeArray<ts.Expression>, source: ts.SourceFile) {
  const names = quotedIn(nodes.map((node) => node.getText(source)).join())
  return names.length ? names : [everywhere]
}

function quotedIn(text: string) {
  return [...text.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)
}

type Module = {
  source: ts.SourceFile
  imports: Map<string, [file: string, name: string]>
  functions: Map<string, ts.Node>
}

const modules = new Map<string, Module>()

function read(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const read: Module = { source, imports: new Map(), functions: new Map() }
  modules.set(file, read)
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) addImports(file, statement, read)
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      read.functions.set(statement.name.text, statement)
      const isDefault = statement.modifiers?.some(
        ({ kind }) => kind === ts.SyntaxKind.DefaultKeyword,
      )
      if (isDefault) read.functions.set('default', statement)
    }
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) read.functions.set(name.getText(source), initializer)
  }
  return read
}

function addImports(file: string, statement: ts.ImportDeclaration, { imports }: Module) {
  const { importClause, moduleSpecifier } = statement
  const bindings = importClause?.namedBindings
  if (!importClause || importClause.isTypeOnly || !ts.isStringLiteral(moduleSpecifier)) return
  const to = resolveImport(file, moduleSpecifier.text)
  if (!to || !bindings || !ts.isNamedImports(bindings)) return
  for (const { name, propertyName, isTypeOnly } of bindings.elements)
    if (!isTypeOnly) imports.set(name.text, [to, (propertyName ?? name).text])
}
