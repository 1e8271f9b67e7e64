import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { freePort } from './free-port'

/**
 * Starts the built server (`npm run build`) on a free port.
 * @param environment its settings besides the port
 * @returns its URL, its log, and a function that ends it with SIGTERM and returns the exit code
 * @throws {Error} when nothing is built, or it ends before it listens
 */
export async function startBuiltServer(environment: Record<string, string>) {
  if (!existsSync('build/server.js')) throw new Error('Run npm run build first.')
  const port = await freePort()
  const child = spawn(process.execPath, ['build/server.js'], {
    // An empty value counts as unset, and overrides a developer's own `.env`.
    env: {
      SITE_URL: '',
      TRUST_PROXY: '',
      LOG_LEVEL: '',
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  let logged = ''
  child.stdout.on('data', (chunk) => (logged += String(chunk)))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => logged.includes('"listening"') && resolve())
    child.once('exit', () => reject(new Error(`the server ended: ${logged}`)))
  })
  return {
    url: `http://localhost:${port}`,
    logged: () => logged,
    async stop() {
      child.kill('SIGTERM')
      const [code] = (await exited) as [number | null]
      return code
    },
  }
}
