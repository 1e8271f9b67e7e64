import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runQuietly } from './run-quietly'

/** Builds the site, fills `data/demo.db` with sample content, serves it, and prints a page of help. */
const port = process.env.PORT ?? '3000'
const url = `http://localhost:${port}`
const logFile = path.join('data', 'demo.log')
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PORT: port,
  NODE_ENV: 'production',
  EPISODE_AUDIO: 'own',
  DATABASE_URL: `file:${path.join('data', 'demo.db')}`,
}

await requireFreePort()
await runQuietly('Building', 'npm', ['run', 'build', '--silent'], environment)
const members = await runQuietly(
  'Loading sample content',
  'npx',
  ['tsx', 'tools/load-sample-content.ts', '--codes'],
  environment,
)

const server = spawn(process.execPath, ['build/server.js'], {
  stdio: ['ignore', openSync(logFile, 'w'), 'inherit'],
  env: environment,
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.once('exit', (code) => process.exit(code ?? 1))
while (!(await isServing())) await wait(100)
process.stdout.write(helpOf(members))

// Checks the port first: the build takes minutes, and another site may already use the port.
async function requireFreePort() {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(Number(port), resolve)
    })
  } catch {
    process.stderr.write(
      `PORT: ${port} is taken by another process. End it, or choose another: PORT=3001 npm run demo\n`,
    )
    process.exit(1)
  }
  await new Promise((resolve) => server.close(resolve))
}

async function isServing() {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function helpOf(accounts: string) {
  const mails = process.env.MAIL_URL ? 'leave through MAIL_URL' : 'are files in data/mail'
  return `
The XXperiment is at ${url}          (Ctrl+C stops it)

${accounts.trim()}

Things to try
  ${url}/forum           read; search; the episode filter
  ${url}/episodes        what was said; a bell rings where somebody begins to speak
  ${url}/auth/signin     sign in as a member: write, anonymously too, comment, like
  ${url}/moderation      as the moderator: reports; as the administrator: messages and mails too
  ${url}/?lng=hi         everything in Hindi
  ${url}/api/forum/posts the same as JSON; ${url}/api/openapi.json says how

Mails ${mails}. The log is in ${logFile}, the forum in data/demo.db.
`
}
