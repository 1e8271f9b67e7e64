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
    /** Null on a shared phone, where drafts are not kept. */
    draftTag: string | null
    isShared: boolean
    moderation: string | null
    newAnswers: number
  } | null
  notice: { title: string; description?: string; variant: 'default' | 'destructive' } | null
  /**
   * A message about the last action or an open task, as HTML. It is shown above a screen, but below the heading of the
   * forum's list.
   */
  callout: string | null
  refused: boolean
  /** True when only this answer has recovery words or codes, so that nothing may replace it. */
  shownOnce?: true
  siteUrl: string
  year: number
  renderedAt: number
}

/** Returns the root route's data, or undefined if that route failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root')
}

/**
 * True when the page at a path has the quick exit, which covers the foot of the page on phones. On a shared phone it
 * also ends the session, so every page has it.
 */
export function useHasQuickExit(path: string): boolean {
  const isShared = useRootData()?.member?.isShared ?? false
  return isShared || /^\/(forum|profile)/.test(path)
}
