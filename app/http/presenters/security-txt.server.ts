import { company } from '~/content/company'
import { env } from '~/runtime/env.server'
import { languages } from '~/i18n/languages'
import { day } from '~/domain/durations'

const securityTxtPath = '/.well-known/security.txt'

/** RFC 9116; valid for less than a year, as the standard recommends. */
export function securityTxt(now = Date.now()): string {
  const today = now - (now % day)
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${new Date(today + 364 * day).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${env.SITE_URL}${securityTxtPath}`,
    '',
  ].join('\n')
}
