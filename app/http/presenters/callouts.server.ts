import { helpBox } from '~/content/help-box'
import { findCrisis } from '~/domain/language/crisis'
import { finishInTurns } from '~/domain/language/finish-in-turns.server'
import { normaliseText } from '~/domain/validation/text'
import { i18nOf } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'

const callouts = ['masked', 'help'] as const

/** What the author alone is told on the next page: that words were masked, and where to find help. */
export type Callout = (typeof callouts)[number]

/** A text as it came, absent where it was not sent, and as everybody reads it now: they differ where words were masked. */
type Published = [typed: string | undefined, kept: string | null]

/** What is to be told about texts that were just published. Nothing of it is kept beyond the next page. */
export async function calloutsFor(...texts: Published[]): Promise<Callout[]> {
  const written = texts.flatMap(([typed, kept]) =>
    typed === undefined ? [] : [{ typed: normaliseText(typed), kept: kept ?? '' }],
  )
  const crises = await Promise.all(written.map(({ typed }) => finishInTurns(findCrisis(typed))))
  const wanted: Record<Callout, boolean> = {
    masked: written.some(({ typed, kept }) => typed !== kept),
    help: crises.some(({ length }) => length > 0),
  }
  return callouts.filter((callout) => wanted[callout])
}

/** The place that shows callouts, to land on where a page is long; `#comment-` starts the comment form anew. */
export const calloutId = 'comment-callout'

/**
 * Callouts as HTML, so that no page ships their words as a script.
 * @param names of callouts; what is none is passed over
 * @returns null without any
 */
export function calloutHtml(language: Language, names: string[]): string | null {
  const written: Record<Callout, () => string> = {
    masked: () => `<p>${i18nOf(language).t('safety:masked')}</p>`,
    help: () => helpBox(language),
  }
  const shown = callouts.filter((callout) => names.includes(callout))
  if (!shown.length) return null
  const inside = shown.map((callout) => written[callout]()).join('')
  return `<aside id="${calloutId}" tabindex="-1" class="panel help">${inside}</aside>`
}

/** The line under every post and new post, as HTML: no medical advice here, and where to find help. */
export function disclaimerHtml(language: Language): string {
  const { t } = i18nOf(language)
  return `${t('safety:noAdvice')} <a href="/forum/help">${t('safety:helplines')}</a>`
}
