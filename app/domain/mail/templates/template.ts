import type { MailContent } from './layout'
import type { MailLanguage, MailTranslations } from '../translations'

/** What a template works with: the recipient's words, what the cause wrote down, the site's address. */
export type TemplateInput = {
  language: MailLanguage
  translations: MailTranslations
  payload: Record<string, string>
  siteUrl: string
}

export type Template = (input: TemplateInput) => MailContent

/** Words with `{site}` replaced by the site's host. */
export function withSite(translations: string, siteUrl: string): string {
  return translations.replaceAll('{site}', new URL(siteUrl).host)
}

/** An address on the site. */
export function addressOf(siteUrl: string, path: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams(query).toString()
  return siteUrl + path + (search && `?${search}`)
}
