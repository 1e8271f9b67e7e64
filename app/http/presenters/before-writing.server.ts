import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'

// Pictures of 48 by 48, in the text colour.
const pictures = {
  readers:
    '<circle cx="16" cy="17" r="6"/><path d="M5 39c1-9 5-13 11-13s10 4 11 13"/><circle cx="35" cy="19" r="5"/><path d="M30 28c8-3 12 2 13 10"/>',
  exit: '<path d="M28 8H10v32h18"/><path d="M20 24h22m-8-8 8 8-8 8"/>',
  shared:
    '<rect x="15" y="5" width="18" height="38" rx="3"/><path d="M22 38h4"/><circle cx="24" cy="20" r="7"/><path d="M24 16v4l3 2"/>',
  window:
    '<rect x="5" y="8" width="38" height="32" rx="3"/><path d="M5 16h38"/><path d="M12 26h24"/><circle cx="18" cy="31" r="4"/><circle cx="30" cy="31" r="4"/>',
  history: '<path d="M8 12h32M18 12V7h12v5M12 12l2 29h20l2-29"/><path d="M20 19v15m8-15v15"/>',
}

/** The five points about privacy and leaving, each with its picture, as HTML. */
export function beforeWritingHtml(language: Language): string {
  const t = getI18n(language).getFixedT(language, 'beforeWriting')
  const items = (Object.keys(pictures) as (keyof typeof pictures)[]).map(
    (key) => `<li class="flex items-start py-3">
<svg class="me-4 h-12 w-12 flex-none" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${pictures[key]}</svg>
<p class="min-w-0"><b class="block">${t(`points.${key}.lead`)}</b> ${t(`points.${key}.text`)}</p></li>`,
  )
  return `<h1>${t('title')}</h1><ul class="mt-2 list-none p-0">${items.join('')}</ul>`
}

/** A link to that page, as HTML. With `isAnonymous`, its way back leads to the anonymous form. */
export function beforeWritingLink(language: Language, isAnonymous = false): string {
  const t = getI18n(language).getFixedT(language, 'beforeWriting')
  return `<a href="/forum/before-you-write${isAnonymous ? '?anonymous=true' : ''}">${t('link')}</a>`
}
