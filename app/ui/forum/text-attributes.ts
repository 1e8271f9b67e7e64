import { languageOfText } from '~/i18n/languages'
import { useTranslation } from '~/i18n/use-translation'

type Attributes = { lang?: string; dir: 'auto' }

/** `dir`, and `lang` if it differs from the page's, for an element with a text that is not the site's own. */
export function useTextAttributes(text: string): Attributes {
  return useTextAttributesOf()(text)
}

/** The same for each text of a list. */
export function useTextAttributesOf(): (text: string) => Attributes {
  const { language } = useTranslation()
  return (text) => {
    const spoken = languageOfText(text)
    return { lang: spoken === language ? undefined : spoken, dir: 'auto' }
  }
}
