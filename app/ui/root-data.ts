import { useRouteLoaderData } from '@remix-run/react'
import type { Language } from '~/i18n/languages'

/** What any screen may know of the site and its visitor: the root route loads it. */
export type RootData = {
  language: Language
  theme: 'light' | 'dark'
  lite: boolean
  neutralTitles: boolean
  member: { username: string; draftTag: string } | null
  notice: string | null
  refused: boolean
  siteUrl: string
  year: number
  renderedAt: number
}

/** What the root route loaded; undefined where it failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root')
}
