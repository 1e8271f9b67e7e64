import type { Language } from '../i18n/languages'
import { about } from './about'
import { company } from './company'
import { contact } from './contact'
import { hero } from './hero'
import { intro } from './intro'
import { services } from './offerings'
import { careers, privacy, terms } from './small-print'
import { team } from './team'
import { inLanguage, type In } from './text'

const content = { intro, hero, about, services, team, contact, careers, privacy, terms, company }

export type LandingContent = In<typeof content>

/** The landing page's content in a language. Server-only: the browser gets it with the page. */
export function landingContent(language: Language): LandingContent {
  return inLanguage(content, language)
}
