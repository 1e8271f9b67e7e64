import { useRootData } from './root-data'

const rowClass =
  'max-md:overflow-x-auto max-md:-mr-gutter max-md:-ml-gutter max-md:pl-gutter max-md:pr-10 max-md:whitespace-nowrap max-md:[mask-image:linear-gradient(90deg,transparent,#000_1rem,#000_calc(100%-2.5rem),transparent)] max-md:[&>a]:flex-none'

/**
 * Returns the classes of a row of links that scrolls sideways on phones, so that the list below it starts early. Both
 * ends fade, which shows that it goes on. It reaches the edges of the window, so that its first link is not faded.
 * Without scripts, and in the lite version, its links wrap.
 */
export function useOneRowClass(): string {
  return useRootData()?.lite ? rowClass : `scripted:max-md:flex-nowrap ${rowClass}`
}
