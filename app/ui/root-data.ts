import { useRouteLoaderData } from '@remix-run/react'
import type { Language } from '../i18n/languages'

/** The root route's data, available to every screen. */
export type RootData = {
  language: Language
  theme: 'light' | 'dark'
  lite: boolean
  neutralTitles: boolean
  member: {
    username: string
    /** Null on a shared phone, where nothing that is written is kept. */
    draftTag: string | null
    isShared: boolean
    moderation: string | null
    newAnswers: number
  } | null
  notice: { title: string; description?: string; variant: 'default' | 'destructive' } | null
  /** What was just done, or what is still to do, as HTML: above a screen, and in the forum's list below its heading. */
  callout: string | null
  refused: boolean
  siteUrl: string
  year: number
  renderedAt: number
}

/** The root route's data; undefined if it failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root')
}

/**
 * Whether the page at a path has the quick exit, which covers its foot on phones. On a shared phone it ends the session
 * too, so it is on every page.
 */
export function useHasQuickExit(path: string): boolean {
  const isShared = useRootData()?.member?.isShared ?? false
  return isShared || /^\/(forum|profile)/.test(path)
}
