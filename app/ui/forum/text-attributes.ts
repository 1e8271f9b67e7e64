import { useTranslation } from 'react-i18next'
import { languageOfText } from '~/i18n/languages'

type Attributes = { lang?: string; dir: 'auto' }

/** `dir`, and `lang` if it differs from the page's, for an element with a text that is not the site's own. */
export function useTextAttributes(text: string): Attributes {
  return useTextAttributesOf()(text)
}

/** The same for each text of a list. */
export function useTextAttributesOf(): (text: string) => Attributes {
  const { i18n } = useTranslation()
  return (text) => {
    const language = languageOfText(text)
    return { lang: language === i18n.language ? undefined : language, dir: 'auto' }
  }
}
