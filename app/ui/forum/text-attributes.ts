import { useTranslation } from 'react-i18next'
import { languageOfText } from '~/i18n/languages'

/** `dir`, and `lang` if it differs from the page's, for an element with a member's text. */
export function useTextAttributes(text: string): { lang?: string; dir: 'auto' } {
  const { i18n } = useTranslation()
  const language = languageOfText(text)
  return { lang: language === i18n.language ? undefined : language, dir: 'auto' }
}
