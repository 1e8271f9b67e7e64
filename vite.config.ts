import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import {
  Features,
  transform,
  type Declaration,
  type MediaQuery,
  type Rule,
  type TokenOrValue,
} from 'lightningcss'
import { readFile } from 'node:fs/promises'
import { defineConfig, transformWithEsbuild, type Plugin, type Rollup } from 'vite'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

// Old phones still read the web with Chromium 69 inside; what it cannot know has a fallback in the sheets themselves.
const oldestStyled = ['chrome69', 'firefox78', 'safari14', 'ios14']

const browserPackages = [
  '@conform-to/react',
  'react-dom',
  '@radix-ui/react-toast',
  '@radix-ui/react-tooltip',
  '@simplewebauthn/browser',
  'class-variance-authority',
  'remix-i18next/client',
]

const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|remix-i18next)\//

// Files of a few lines: on its own, each would cost every page that uses it a request and a preload in its HTML.
const ofMostScreens =
  /\/app\/(ui\/(avatar|dialog\/open-here|draft\/draft-notice|form\/(chip-class|fields|shared-phone-form))|domain\/validation\/lengths)\.tsx?$/
const ofContactForms =
  /\/app\/(ui\/contact\/flow\/(honeypot|sent-answer)|domain\/contact\/choices)\.tsx?$/

/**
 * Every screen needs the libraries and what `app/root.tsx` imports, each in one file; the rest is split by route. The file of
 * the libraries has all that they import: two files that import each other fail in the browser.
 */
function chunkOf(id: string, { getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta) {
  const importedBy = (pattern: RegExp) => {
    const imports = (each: string) => getModuleInfo(each)?.importedIds ?? []
    const imported = new Set(
      [...getModuleIds()].filter((each) => pattern.test(each)).flatMap(imports),
    )
    for (const each of imported) for (const other of imports(each)) imported.add(other)
    return imported
  }
  if (vendor.test(id) || importedBy(vendor).has(id)) return 'vendor'
  if (ofMostScreens.test(id)) return 'shell'
  if (ofContactForms.test(id)) return 'contact-forms'
  return importedBy(/\/app\/(root|entry\.client)\.tsx$/).has(id) ? 'shell' : undefined
}

/**
 * Tailwind gives its variables their defaults by `@property`, which Chromium 69 does not know, and repeats them in a layer
 * behind a condition that it does not meet. This leaves the plain defaults alone.
 */
function plainTailwindDefaults(): Plugin {
  return {
    name: 'plain-tailwind-defaults',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css($|\?)/.test(id) || !code.includes('@layer properties')) return null
      const plain = transform({
        filename: id,
        code: Buffer.from(code),
        exclude: Features.LightDark,
        visitor: {
          Rule: {
            property: () => [],
            'layer-statement': () => [],
            'layer-block': ({ value }) => value.rules.flatMap(defaultsIn),
          },
          // Read by sizes with a line height of their own, which the theme has none of.
          Declaration: {
            custom: ({ name }) =>
              /^--tw-(leading|font-weight|tracking)$/.test(name) ? [] : undefined,
          },
        },
      })
      return { code: plain.code.toString(), map: null }
    },
  }
}

function defaultsIn(rule: Rule<Declaration, MediaQuery>): Rule<Declaration, MediaQuery>[] {
  return rule.type === 'supports' ? rule.value.rules.map(withoutInitial) : [rule]
}

function withoutInitial(rule: Rule<Declaration, MediaQuery>) {
  if (rule.type === 'style' && rule.value.declarations)
    rule.value.declarations.declarations = rule.value.declarations.declarations?.filter(
      ({ property, value }) => property !== 'custom' || !isInitial(value.value),
    )
  return rule
}

function isInitial([first]: TokenOrValue[]) {
  return first?.type === 'token' && first.value.type === 'ident' && first.value.value === 'initial'
}

/** Minifies the scripts that pages have in their HTML (`*.js?raw`): the first screenful waits for them. */
function minifyInlineScripts(): Plugin {
  return {
    name: 'minify-inline-scripts',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?')
      if (query !== 'raw' || !file.endsWith('.js')) return null
      const source = await readFile(file, 'utf8')
      const { code } = await transformWithEsbuild(source, file, { minify: true, target: 'es2019' })
      return `export default ${JSON.stringify(code.trim())}`
    },
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss({ optimize: false }),
    plainTailwindDefaults(),
    minifyInlineScripts(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        // A form of a page whose other routes could not be fetched would lose what is typed to the error screen.
        v3_lazyRouteDiscovery: false,
      },
    }),
  ],
  resolve: {
    alias: {
      '~generated': new URL('./generated', import.meta.url).pathname,
      '~': new URL('./app', import.meta.url).pathname,
    },
  },
  // What Vite finds late (Remix shows it the server's modules too, for their styles) it bundles anew, and every open
  // page reloads.
  optimizeDeps: { noDiscovery: true, include: browserPackages },
  css: { lightningcss: { exclude: Features.LightDark } },
  build: {
    target: 'es2022',
    cssMinify: 'lightningcss',
    cssTarget: oldestStyled,
    assetsInlineLimit: 0,
    sourcemap: isSsrBuild,
    minify: isSsrBuild ? false : 'terser',
    rollupOptions: {
      output: isSsrBuild ? {} : { manualChunks: chunkOf },
    },
  },
}))
