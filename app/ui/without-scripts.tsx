import type { ReactNode } from 'react'
import { useRootData } from './root-data'

/** Shows its children only where no script runs: in the lite version and in browsers without JavaScript. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return useRootData()?.lite ? children : <noscript>{children}</noscript>
}
