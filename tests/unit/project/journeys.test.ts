import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const folder = path.resolve('tests/e2e/journeys')

/** Files, or single tests, that type more than one URL into a tab, and the reason. */
const reasons: Record<string, string> = {
  'accounts/accessibility-of-members.spec.ts': 'looks at many screens, each for itself',
  'contact/contact-accessibility.spec.ts': 'looks at many screens, each for itself',
  'moderation/moderation-accessibility.spec.ts': 'looks at many screens, each for itself',
  'site/accessibility.spec.ts': 'looks at many screens, each for itself',
  'site/display.spec.ts': 'looks at many screens, each for itself',
  'site/long-names.spec.ts': 'looks at many screens, each for itself',
  'site/languages-of-parts.spec.ts': 'looks at many screens, each for itself',
  'contact/flow-motion.spec.ts › the guided dialog keeps its height and its row of buttons':
    'looks at one screen in several sizes',
  'contact/landing-looks.spec.ts › the phone says what it shows, on small screens too':
    'looks at one screen in several sizes',
  'contact/landing.spec.ts › accessible on a phone and on a desk':
    'looks at one screen in several sizes',
  'site/controls.spec.ts › with forced colours boxes are those of the system, and a switch shows where it stands':
    'looks at two screens, each for itself',
  'site/podcast.spec.ts › the podcast’s episodes are accessible in the {} theme':
    'looks at one screen in several sizes',
  'site/anchors.spec.ts': 'is about what an address with a fragment shows',
  'contact/landing-looks.spec.ts › the browser’s own bar has the ground’s colour':
    'looks at one screen in both themes',
  'site/refusals.spec.ts › sign-up with each field wrong': 'fills in one form in several ways',
  'forum/answers.spec.ts': 'comes back after others have written',
  'forum/members-only.spec.ts': 'is about an address that is missing for visitors',
  'scripts/late-scripts.spec.ts': 'is about how a page loads',
  'scripts/sent-drafts.spec.ts': 'is about how a page loads',
  'scripts/slow-connection.spec.ts': 'is about how a page loads',
  'scripts/slow-processor.spec.ts': 'is about how a page loads',
  'site/stored-preferences.spec.ts': 'is about how a page loads',
  'site/keyboard.spec.ts': 'is about how a page loads',
  'site/without-styles.spec.ts': 'is about how a page loads',
  'site/not-found.spec.ts': 'is about addresses that are none',
  'site/last-language.spec.ts': 'is about addresses that name a language',
  'site/without-cookies.spec.ts › a passkey without cookies says that they are needed':
    'makes a passkey on one screen, and uses it on another',
  'accounts/expired-session.spec.ts › what is typed survives a session that was ended from elsewhere':
    'fills in three forms, each for itself',
  'contact/elevator.spec.ts › each floor has a page and a form of its own, and there are no others':
    'is about addresses that are none',
  'accounts/shared-phone.spec.ts › Back to a form with a name or recovery words shows none of them':
    'tries the form of each page',
  'accounts/shared-phone.spec.ts › Back shows nothing of what was typed and not sent, in the session or after it':
    'tries the form of each page',
  'accounts/shared-phone.spec.ts › a page stays while another tab is in use': 'is about two tabs',
  'accounts/shared-phone.spec.ts › other tabs are left when she leaves by one': 'is about two tabs',
  'accounts/shared-phone.spec.ts › quick exit ends the session that began with the page of new recovery words':
    'comes back to a page that is closed by then',
  'accounts/shared-phone.spec.ts › in the browser’s storages, whatever its member uses':
    'uses many screens, each for itself',
  'site/large-text.spec.ts': 'looks at every screen, each for itself',
  'accounts/without-email.spec.ts › a member signs up without email, loses the password, and comes back with her words':
    'comes back to a page that she lost',
  'moderation/appeal.spec.ts': 'comes back after others have decided',
  'moderation/new-accounts.spec.ts': 'comes back after others have decided',
  'moderation/queue.spec.ts › a moderator switches the mails off in her settings':
    'comes back to what was saved',
}

test('a journey types no address but its first, and goes on by links and buttons', () => {
  const typing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .flatMap((file) => typedTwice(readFileSync(path.join(folder, file), 'utf8'), file))
  const isExcused = (name: string) => name in reasons || (name.split(' › ')[0] ?? '') in reasons
  expect(typing.filter((name) => !isExcused(name))).toEqual([])
  const needed = new Set(typing.flatMap((name) => [name, name.split(' › ')[0]]))
  expect(Object.keys(reasons).filter((name) => !needed.has(name))).toEqual([])
})

test('an address in a loop, in a function of the file and in another tab is told apart', () => {
  const source = `
    test('links', async () => { await visit('/'); await follow(); await visit('/', other) })
    test('a mail', async () => { await visit('/'); await visit(linkIn(mail, '/a')) })
    test('twice', async () => { await visit('/'); await page.goto('/forum') })
    test('a loop', async () => { for (const path of paths) await visit(path) })
    test('a function', async () => { await visit('/'); await look(page) })
    test(\`a \${way}\`, async () => { await visit('/'); await visit('/') })
    async function look(where) { await where.goto('/forum') }`
  expect(typedTwice(source, 'f')).toEqual(['f › twice', 'f › a loop', 'f › a function', 'f › a {}'])
})

/** Returns the tests of a file in which a URL is typed into a tab that is already open. */
function typedTwice(source: string, file: string): string[] {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const typingFunctions = new Set<string>()
  for (const statement of root.statements)
    if (ts.isFunctionDeclaration(statement) && typedIn(statement).length && statement.name)
      typingFunctions.add(statement.name.text)
  return testsOf(root)
    .filter(({ body }) => {
      const tabs = typedIn(body, typingFunctions)
      return new Set(tabs).size < tabs.length
    })
    .map(({ name }) => `${file} › ${name}`)
}

function testsOf(root: ts.SourceFile) {
  const found: { name: string; body: ts.Node }[] = []
  walk(root, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'test') return
    const [name, ...rest] = node.arguments
    const body = rest.find((each) => ts.isArrowFunction(each))
    if (name && body) found.push({ name: nameOf(name), body })
  })
  return found
}

function nameOf(name: ts.Expression) {
  if (ts.isStringLiteralLike(name)) return name.text
  return name
    .getText()
    .slice(1, -1)
    .replaceAll(/\$\{[^}]*\}/g, '{}')
}

/** Returns the tabs into which URLs are typed, once for each URL. Code in a loop counts twice. */
function typedIn(body: ts.Node, typingFunctions = new Set<string>()): string[] {
  const tabs: string[] = []
  walk(body, (node) => {
    if (!ts.isCallExpression(node)) return
    const tab = tabOf(node, typingFunctions)
    if (tab) tabs.push(...(isInLoop(node, body) ? [tab, tab] : [tab]))
  })
  return tabs
}

function tabOf({ expression, arguments: given }: ts.CallExpression, typing: Set<string>) {
  const first = given[0]?.getText() ?? ''
  // A link of a mail counts as followed, also one that was truncated or has expired.
  if (/^linkIn\(|\?token=/.test(first)) return null
  const called = expression.getText()
  if (called === 'visit') return given[1]?.getText() ?? 'page'
  if (typing.has(called)) return first
  return called.endsWith('.goto') ? called.slice(0, -'.goto'.length) : null
}

function isInLoop(node: ts.Node, body: ts.Node) {
  for (let each = node.parent; each !== body; each = each.parent)
    if (ts.isForOfStatement(each) || ts.isForStatement(each) || ts.isWhileStatement(each))
      return true
  return false
}

function walk(node: ts.Node, see: (node: ts.Node) => void) {
  see(node)
  ts.forEachChild(node, (child) => walk(child, see))
}
