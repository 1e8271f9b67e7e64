import { Link } from '@remix-run/react'
import { languageNames, type Language } from '~/i18n/languages'

type Props = { language: Language; currentPath: string }

/** The same page in the other language, with the link in that language. What is typed stays. */
export function LanguageLink({ language, currentPath }: Props) {
  const other = language === 'en' ? 'hi' : 'en'
  return (
    <Link
      to={inLanguage(currentPath, other)}
      lang={other}
      hrefLang={other}
      replace
      preventScrollReset
    >
      {languageNames[other]}
    </Link>
  )
}

function inLanguage(currentPath: string, language: Language) {
  const [pathname, search] = currentPath.split('?')
  const query = new URLSearchParams(search)
  query.set('lng', language)
  query.delete('notice')
  return `${pathname}?${query}`
}
