import { Link, useNavigate } from '@remix-run/react'
import { languageNames, type Language } from '~/i18n/languages'
import { choiceButton, useTypedForm } from './typed-form'

type Props = { language: Language; currentPath: string }

/** The same page in the other language, with the link in that language. What is typed stays, without scripts too. */
export function LanguageLink({ language, currentPath }: Props) {
  const other = language === 'en' ? 'hi' : 'en'
  const to = inLanguage(currentPath, other)
  const typedForm = useTypedForm()
  const navigate = useNavigate()
  if (typedForm)
    return (
      <button
        {...choiceButton(typedForm, 'language')}
        formAction={to}
        // Announced as the link that it is elsewhere; `button` is the fallback.
        role="link button"
        lang={other}
        className="link-button"
        onClick={(event) => {
          event.preventDefault()
          navigate(to, { replace: true, preventScrollReset: true })
        }}
      >
        {languageNames[other]}
      </button>
    )
  return (
    <Link to={to} lang={other} hrefLang={other} replace preventScrollReset>
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
