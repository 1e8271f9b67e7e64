import type { MailLanguage, MailTranslations } from '../translations'

/** `unsubscribeUrl` becomes the one-click unsubscribe headers. */
export type MailContent = { subject: string; text: string; html: string; unsubscribeUrl?: string }

export type TemplateInput = {
  language: MailLanguage
  translations: MailTranslations
  payload: Record<string, string>
  siteUrl: string
}

export type Link = { label: string; url: string }

/** A paragraph, a quotation of another person, terms with their values, or steps in their order. */
export type Part =
  | string
  | { quote: string }
  /** A term may have no value. */
  | { facts: [term: string, value: string][] }
  /** The first step is about the link, so the link is below it. */
  | { steps: (string | Link)[] }

/** `closing` is the small print at the end; the line about the sender follows it. */
export type Layout = {
  subject: string
  paragraphs: Part[]
  link: Link
  /** True when most readers do not need the link. */
  isQuiet?: boolean
  closing: (string | Link)[]
}

export type Template = (input: TemplateInput) => MailContent

/** Replaces `{site}` with the site's host. */
export function withSite(text: string, siteUrl: string): string {
  return text.replaceAll('{site}', new URL(siteUrl).host)
}

/** Returns an absolute URL on the site. */
export function buildUrl(siteUrl: string, path: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams(query).toString()
  return siteUrl + path + (search && `?${search}`)
}
