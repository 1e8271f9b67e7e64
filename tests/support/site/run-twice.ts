import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { quickStart } from './node-options'

/**
 * Runs ES module source in two Node processes that start together, in the repository's root and with this process's
 * environment.
 * @param source reads its arguments from `process.argv[1]` on
 * @param args sources that `sourceUrl` names are compiled together, so that they share their imports
 * @returns the output of each process
 * @throws {Error} when either fails
 */
export async function runTwice(source: string, ...args: string[]): Promise<string[]> {
  const compiled = await compile(args.filter(isSource))
  const given = args.map((arg) => (isSource(arg) ? compiled(arg) : arg))
  const options = [
    quickStart,
    '--enable-source-maps',
    '--input-type=module',
    '--eval',
    source,
    ...given,
  ]
  const run = () => promisify(execFile)(process.execPath, options)
  const outputs = await Promise.all([run(), run()])
  return outputs.map(({ stdout }) => stdout)
}

/** Returns the URL of a source file for `await import(process.argv[1])`. @param file from the repository's root */
export function sourceUrl(file: string): string {
  return new URL(`../../../${file}`, import.meta.url).href
}

function isSource(arg: string) {
  return arg.startsWith('file:') && arg.endsWith('.ts')
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
// The folder is below the root, because otherwise packages would not be found.
const folder = path.join(root, '.cache', 'processes', String(process.pid))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

// Loading a compiler into each process would take longer than all their work.
async function compile(sources: string[]) {
  await build({
    ...{
      entryPoints: sources.map((source) => fileURLToPath(source)),
      outdir: folder,
      outbase: root,
    },
    ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', packages: 'external' },
    ...{ sourcemap: true, logLevel: 'warning' },
  })
  return (source: string) => {
    const file = path.relative(root, fileURLToPath(source)).replace(/\.ts$/, '.js')
    return pathToFileURL(path.join(folder, file)).href
  }
}
