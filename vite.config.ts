import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { Features } from 'lightningcss'
import { defineConfig } from 'vite'
import { pageScripts } from './tools/vite/page-scripts'
import { prepareRoutes, routerPackages } from './tools/vite/prepare-routes'
import {
  rememberedTranslationFiles,
  rememberTranslationFiles,
} from './tools/vite/translation-files'
import { withoutRemixScripts } from './tools/vite/without-remix-scripts'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

// Old phones still read the web with Chromium 69 inside; what it cannot know has a fallback in the sheets themselves.
const oldestStyled = ['chrome69', 'firefox78', 'safari14', 'ios14']

const browserPackages = [
  '@conform-to/react',
  '@radix-ui/react-toast',
  '@radix-ui/react-tooltip',
  '@simplewebauthn/browser',
  'remix-i18next/client',
]

const future = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_routeConfig: true,
  v3_singleFetch: true,
  // A form of a page whose other routes could not be fetched would lose what is typed to the error screen.
  v3_lazyRouteDiscovery: false,
} as const

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss({ optimize: false }),
    prepareRoutes(Boolean(isSsrBuild)),
    pageScripts(),
    remix({
      future,
    }),
    !isSsrBuild && [rememberTranslationFiles(), withoutRemixScripts()],
  ],
  define: {
    'import.meta.env.REMIX_FUTURE': future,
    ...(isSsrBuild && { 'import.meta.env.TRANSLATION_FILES': rememberedTranslationFiles() }),
  },
  resolve: {
    alias: {
      '~generated': new URL('./generated', import.meta.url).pathname,
      '~': new URL('./app', import.meta.url).pathname,
    },
  },
  ssr: isSsrBuild ? { noExternal: routerPackages } : {},
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
    // 4.5 KB less of scripts on every screen than esbuild's.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3, pure_funcs: hints } },
    rollupOptions: {
      // i18next reads its own methods into exports that nobody asks for. What stands in `try` is kept: React reads there
      // to be refused.
      treeshake: { propertyReadSideEffects: isSsrBuild },
      output: { manualChunks: isSsrBuild ? flowStyles : chunkOf },
    },
  },
}))

// What libraries tell developers; errors still reach the console.
const hints = ['console.warn', 'console.info', 'console.log']

const libraries = /node_modules\/(react|react-dom|scheduler|@remix-run|remix-i18next)\//
const lateParts =
  /node_modules\/@radix-ui|notice-toast|tooltip-bubble|app\/domain\/language\/|app\/content\/|live-help/
const formParts =
  /@conform-to|app\/ui\/(form|draft)\/(?!local-drafts|radio-field)|app\/ui\/forum\/edit-form/
// What the forms to the company share; the forum's do without.
const choiceParts = /app\/ui\/(form\/radio-field|contact\/flow\/honeypot)/
const authParts = /app\/ui\/auth\//
const everywhere =
  /app\/ui\/((shell|hydration|preferences|feedback|drawing|dialog)\/(?!empty)|[^/]+$)|local-drafts|app\/i18n\/[^/]+$|app\/domain\/(?!contact)|vite\/preload-helper/
const inLists =
  /app\/ui\/forum\/(badges|episode-label|episode-link|rich-text|text-attributes|post-counts)/
// What a new post needs of these is little, but one more file is more.
const threadParts =
  /app\/ui\/forum\/(byline|preview|item-links|own-actions|comments\/(comment|comment-threads|sign-in-to-join))\.tsx/

// Its sheet is called as in the browser's build, or the build has it twice.
function flowStyles(id: string) {
  return id.endsWith('contact-flows.css') ? 'contact-flows' : undefined
}

const sharedTranslations = /locales\/(en|hi)\/(?:shell|forms)\.ts$/

// Few files: each costs a visitor some 300 bytes of headers. What one screen alone needs goes with that screen,
// and what only forms need stays out of reading.
function chunkOf(id: string) {
  const [, shared] = sharedTranslations.exec(id) ?? []
  if (shared) return `translations-${shared}`
  if (lateParts.test(id)) return undefined
  if (libraries.test(id)) return 'vendor'
  if (formParts.test(id)) return 'forms'
  if (choiceParts.test(id)) return 'choice'
  if (authParts.test(id)) return 'auth'
  if (threadParts.test(id)) return 'thread'
  return everywhere.test(id) || inLists.test(id) ? 'ui' : undefined
}
