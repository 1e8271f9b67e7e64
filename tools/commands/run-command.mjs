import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Runs a command of this folder. Uses the built one, which needs no development dependencies, or the source if nothing
 * is built yet.
 */
const [name, ...options] = process.argv.slice(2)
const built = `build/${name}.js`

if (existsSync(built)) run([built, ...options])
else {
  if (!existsSync('generated')) run(['--import', 'tsx', 'prisma/generate.ts'])
  run(['--import', 'tsx', `tools/commands/${name}.ts`, ...options])
}

function run(command) {
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
