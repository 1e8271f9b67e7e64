import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'

/** Builds the site, fills `data/demo.db` with sample content and serves it. */
const port = process.env.PORT ?? '3000'
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PORT: port,
  NODE_ENV: 'production',
  DATABASE_URL: `file:${path.join('data', 'demo.db')}`,
}

run('Building (about half a minute)…', 'npm', ['run', 'build', '--silent'])
run('Loading sample content…', 'npx', ['tsx', 'tools/load-sample-content.ts'])
process.stdout.write(`\nThe forum: http://localhost:${port}/forum  (Ctrl+C stops it)\n\n`)

const server = spawn(process.execPath, ['build/server.js'], { stdio: 'inherit', env: environment })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))

function run(message: string, command: string, options: string[]) {
  process.stdout.write(`${message}\n`)
  const { status } = spawnSync(command, options, { stdio: 'inherit', env: environment })
  if (status !== 0) process.exit(status ?? 1)
}
