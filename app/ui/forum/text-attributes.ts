import { useTranslation } from 'react-i18next'
import { languageOfText } from '~/i18n/languages'

/** The attributes of an element that holds what a member wrote: its language where that differs, and its direction. */
export function useTextAttributes(text: string): { lang?: string; dir: 'auto' } {
  const { i18n } = useTranslation()
  const language = languageOfText(text)
  return { lang: language === i18n.language ? undefined : language, dir: 'auto' }
}
