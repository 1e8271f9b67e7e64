import type { MailContent } from '../layout'
import type { MailLanguage, MailWords } from '../words'

/** What a template works with: the recipient's words, what the cause wrote down, the site's address. */
export type TemplateInput = {
  language: MailLanguage
  words: MailWords
  payload: Record<string, string>
  siteUrl: string
}

export type Template = (input: TemplateInput) => MailContent

/** Words with `{site}` replaced by the site's host. */
export function withSite(words: string, siteUrl: string): string {
  return words.replaceAll('{site}', new URL(siteUrl).host)
}

/** An address on the site. */
export function addressOf(siteUrl: string, path: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams(query).toString()
  return siteUrl + path + (search && `?${search}`)
}
