import type { Plugin } from 'vite'

/**
 * Takes Remix's `Scripts` out of the browser's files, where `PageScripts` stands in for it: Remix's own error screen,
 * which the root's `ErrorBoundary` replaces, would keep it there.
 */
export function withoutRemixScripts(): Plugin {
  return {
    name: 'without-remix-scripts',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('@remix-run/react/dist/esm/errorBoundaries.js')) return undefined
      return code.replace('React.createElement(Scripts, null)', 'null')
    },
  }
}
