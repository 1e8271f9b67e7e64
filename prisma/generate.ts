/** Generates both Prisma clients, silently unless one fails: `npm run generate`. */
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'

const prisma = createRequire(import.meta.url).resolve('prisma/build/index.js')

for (const kind of ['sqlite', 'postgresql']) {
  const options = { env: { ...process.env, DATABASE_KIND: kind } }
  execFile(process.execPath, [prisma, 'generate', '--no-hints'], options, (error, out, said) => {
    if (!error) return
    process.stderr.write(`${out}${said}`)
    process.exitCode = 1
  })
}
