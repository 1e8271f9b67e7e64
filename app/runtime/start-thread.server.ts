import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts a worker thread from `<name>.server.ts` in the caller's folder. In a built site it uses `<name>.js` in the
 * bundle's folder (`tools/build.ts`).
 * @param caller `import.meta.url` of the caller
 */
export async function startThread(
  caller: string,
  name: string,
  options: WorkerOptions,
): Promise<Worker> {
  if (!caller.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, caller), options)
  const source = fileURLToPath(new URL(`./${name}.server.ts`, caller))
  const code = compiled.get(source) ?? compile(source)
  compiled.set(source, code)
  return new Worker(await code, { ...options, eval: true })
}

const compiled = new Map<string, Promise<string>>()

// Worker threads do not inherit the TypeScript loader, and starting their own is slow.
async function compile(source: string) {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}
