import { useFetcher } from '@remix-run/react'
import { useState } from 'react'

/**
 * Remix's `useFetcher`, whose effects run for every answer.
 * React Router changes its fetchers before React knows of it. A render in between sees the answer, React finds no
 * changed state and drops that render's effects, and the next finds the same dependencies:
 * github.com/facebook/react/issues/34556. A copy in the state tells React.
 * @param key - of the fetcher; components with the same key share its answer
 */
export function useCommittedFetcher<T = unknown>(key?: string): ReturnType<typeof useFetcher<T>> {
  const fetcher = useFetcher<T>({ key })
  const [copy, setCopy] = useState<unknown>(fetcher)
  if (copy !== fetcher) setCopy(fetcher)
  return fetcher
}
