import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listed } from '../../support/listed'
import { sourcesBelow, stylesOfApp } from '../../support/source-imports'

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> }

const { dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Manifest

const sources = [
  'prisma.config.ts',
  'vite.config.ts',
  ...sourcesBelow('app', 'generated', 'tests'),
  ...stylesOfApp(),
].map((file) => readFileSync(file, 'utf8'))

// The required stack of the site (docs/decisions).
const stack = listed(`
@remix-run/react | @remix-run/node | @remix-run/express | react | remix-auth | remix-auth-form | remix-auth-google
remix-i18next | prisma | @prisma/client | zod | @conform-to/react | tailwindcss | vitest | @playwright/test
`)

test.each(stack)('%s is a dependency of one exact version, and imported', (name) => {
  expect({ ...dependencies, ...devDependencies }[name]).toMatch(/^\d+\.\d+\.\d+$/)
  // Type imports do not count, because they add nothing of the package to the program.
  const imports = new RegExp(
    `^(import|export)(?! type) [^'"]*['"]${name}(/[^'"]*)?['"]|^\\} from '${name}(/[^']*)?'|^@import '${name}/`,
    'm',
  )
  expect(sources.some((source) => imports.test(source))).toBe(true)
})
