import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Builds the file tree of the Dockerfile's last stage in an empty folder, starts the site from it, reads a page, and
 * prints its size. Run it after `npm run build`.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'production-tree-'))
const port = process.env.PORT ?? '3999'

try {
  for (const file of ['package.json', 'package-lock.json', ...copiedFromBuild()])
    cpSync(file, path.join(folder, file), { recursive: true })
  print('Installing what runs…')
  run('sh', ['-c', installing()])
  rmSync(path.join(folder, 'package-lock.json'))
  print('Starting the site…')
  await start()
  for (const part of ['build', 'node_modules', '.']) print(`${sizeOf(part)}  ${part}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

// `COPY --from=build /site/<what> <where>`
function copiedFromBuild() {
  const lines = readFileSync('Dockerfile', 'utf8').matchAll(/^COPY --from=build \/site\/(\S+) /gm)
  return [...lines].map(([, what = '']) => what)
}

// The commands of the stage `modules`, except the last, which clears npm's cache.
function installing() {
  const [, commands] =
    /^RUN (npm pkg .*) && npm cache/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  if (!commands) throw new Error('The Dockerfile does not say how it installs what runs.')
  return commands
}

function run(command: string, options: string[]) {
  const { status } = spawnSync(command, options, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${options.join(' ')} ended with ${status}`)
}

async function start() {
  const data = path.join(folder, 'data')
  const server = spawn(process.execPath, ['build/server.js'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: port, DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    for (const where of ['/readyz', '/forum', '/xxperiment/'])
      await read(`http://localhost:${port}${where}`)
  } finally {
    server.kill('SIGKILL')
    rmSync(data, { recursive: true, force: true })
  }
}

async function read(url: string) {
  const deadline = Date.now() + 30_000
  for (;;) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return print(`200  ${url}`)
    if (status || Date.now() > deadline) throw new Error(`${url} answered ${status || 'nothing'}`)
    await wait(200)
  }
}

function sizeOf(part: string) {
  const { stdout } = spawnSync('du', ['-sm', part], { cwd: folder, encoding: 'utf8' })
  return `${stdout.split('\t')[0]} MB`.padStart(8)
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
