import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../../support/site/free-port'
import { send } from '../../support/http/raw-http'
import { buildEnvironment } from '../../support/site/site-server'
import { temporaryFolder } from '../../support/site/temporary-folder'

test('the server ends when npm is told to, and says everything it has to say', async () => {
  const port = await freePort()
  const { folder, remove } = temporaryFolder()
  const npm = spawn('npm', ['start', '--silent'], {
    env: buildEnvironment('production', port, path.join(folder)),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const group = -(npm.pid ?? 0)
  try {
    let said = ''
    npm.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
    while (!said.includes('"listening"')) await once(npm.stdout, 'data')
    expect((await send(`http://localhost:${port}/healthz`)).status).toBe(200)
    npm.kill('SIGTERM')
    await once(npm.stdout, 'close')
    expect(said).toContain('"stopped"')
    await expect(send(`http://localhost:${port}/healthz`)).rejects.toThrow(/ECONNREFUSED/)
  } finally {
    endGroup(group)
    remove()
  }
})

test('every command that serves hands its process over', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const name of ['start', 'dev', 'demo']) expect(scripts[name]).toMatch(/\bexec \S+ /)
})

function endGroup(group: number) {
  try {
    process.kill(group, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
