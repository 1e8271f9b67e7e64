import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { Features, transform } from 'lightningcss'
import { bundleCommands, bundlePackages } from './bundle-packages'

const commands = [
  'episodes',
  'transcript',
  'role',
  'remove-second-step',
  'purge',
  'backup',
  'check-backup',
  'restore',
  'rotate-secret',
  'move',
  'doctor',
]

/**
 * Builds the site into `build/`: the client files, also compressed, and the Remix server bundle with the whole site.
 * `build/server.js` (`npm start`) starts the site or the supervisor of several processes. The operator's commands need
 * no development dependencies.
 */
async function buildSite() {
  rmSync('build', { recursive: true, force: true })
  const remix = spawnSync('npx', ['remix', 'vite:build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (remix.status !== 0) process.exit(remix.status ?? 1)
  await bundlePackages('build/server')
  await bundle('server.ts', 'build/server.js')
  await bundle('app/site/supervise-workers.server.ts', 'build/supervise-workers.js')
  // The worker must be in the folder of each bundle that starts it: the commands and the site.
  for (const file of ['build/parse-worker.js', 'build/server/parse-worker.js'])
    await bundle('app/domain/episodes/feed/parse-worker.server.ts', file)
  await bundle('app/domain/passwords/guess-worker.server.ts', 'build/server/guess-worker.js')
  await bundleCommands(commands)
  filesIn('build/client/xxperiment')
    .filter((file) => file.endsWith('.css'))
    .forEach(lower)
  filesIn('build/client').filter(isText).forEach(compress)
  process.stdout.write('built build/server.js\n')
}

async function bundle(source: string, outfile: string) {
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    external: ['./tools/start-development'],
    sourcemap: true,
    logLevel: 'warning',
  })
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
}

function isText(file: string) {
  return /\.(js|css|svg|html|txt|json)$/.test(file)
}

// Lowers a style sheet for older browsers. Vite does this for the other pages (`vite.config.ts`).
function lower(file: string) {
  const { code } = transform({
    filename: file,
    code: readFileSync(file),
    minify: true,
    targets: { chrome: 69 << 16, firefox: 78 << 16, safari: 14 << 16, ios_saf: 14 << 16 },
    exclude: Features.LightDark,
  })
  writeFileSync(file, code)
}

function compress(file: string) {
  const bytes = readFileSync(file)
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
  if (brotli.length < bytes.length) writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

await buildSite()
