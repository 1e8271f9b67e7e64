import { renameSync, rmSync } from 'node:fs'
import { build, type BuildOptions } from 'esbuild'

// They find files beside themselves: native code, WebAssembly, a worker.
const withFiles = [
  ...['better-sqlite3', '@node-rs/argon2', 'sharp'],
  ...['@prisma/client/*', 'pino', 'pg-native'],
]

// No start waits for them, and of CommonJS that is imported late esbuild keeps the default export alone.
const loadedLate = ['undici', 'esbuild']

// Packages that are CommonJS ask for Node's own modules by `require`.
const requireForThem =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

// A command ends before WebAssembly that is compiled a second time, for speed, has paid for it: Prisma's took as long as
// all the rest.
const quickToEnd = "import v8 from 'node:v8'; v8.setFlagsFromString('--liftoff-only');"

const withPackages: BuildOptions = {
  bundle: true,
  // What is loaded late stays apart, and what several need is there once.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: [...withFiles, ...loadedLate],
  // Node keeps the text of what it has loaded.
  minifyWhitespace: true,
  minifySyntax: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'error',
}

/** Bundles the operator's commands, from `tools/commands`, with the packages that they import. */
export async function bundleCommands(commands: string[]): Promise<void> {
  await build({
    ...withPackages,
    entryPoints: commands.map((command) => `tools/commands/${command}.ts`),
    outdir: 'build',
    banner: { js: quickToEnd + requireForThem },
  })
}

/**
 * Puts the packages that the Remix server bundle imports into it: a start reads twenty files then, not a thousand, and
 * takes a fifth less time.
 * @param folder of the bundle, `index.js` and its chunks; the bundled one takes its place
 */
export async function bundlePackages(folder: string): Promise<void> {
  const unbundled = `${folder}-unbundled`
  renameSync(folder, unbundled)
  await build({
    ...withPackages,
    entryPoints: [`${unbundled}/index.js`],
    outdir: folder,
    banner: { js: requireForThem },
  })
  rmSync(unbundled, { recursive: true })
}
