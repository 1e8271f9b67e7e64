import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { Features } from 'lightningcss'
import { defineConfig } from 'vite'

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
  'remix-i18next/client',
]

// Every screen needs these; the rest is split by route.
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|remix-i18next)\//

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss({ optimize: false }),
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
      output: { manualChunks: (id) => (!isSsrBuild && vendor.test(id) ? 'vendor' : undefined) },
    },
  },
}))
