import { Link } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { ChoiceForm } from '../preferences/choice-form'
import { writeCookie } from '../preferences/stored-preferences'

type Props = { lite: boolean; neutralTitles: boolean; currentPath: string; year: number }

/** Links, preferences that need no account, and the copyright. */
export function SiteFooter({ lite, neutralTitles, currentPath, year }: Props) {
  const { t } = useTranslation()
  const offline = useOfflineChoices()
  const isLite = offline.lite ? offline.lite === '1' : lite
  const isNeutral = offline.titles ? offline.titles === 'neutral' : neutralTitles
  const choose = (name: 'lite' | 'titles', value: string) => (event: FormEvent) => {
    if (navigator.onLine) return
    event.preventDefault()
    offline.choose(name, value)
    // A full title comes with the next page.
    if (value === 'neutral') document.title = t('company')
  }
  const liteValue = isLite ? '0' : '1'
  const titles = isNeutral ? 'full' : 'neutral'
  return (
    <footer className="site-footer">
      <p>{t('footerPromise')}</p>
      <nav aria-label={t('footerNavigation')}>
        <Link to="/">{t('home')}</Link> <Link to="/forum">{t('forum')}</Link>{' '}
        <a href="/xxperiment/">{t('community')}</a> <Link to="/privacy">{t('privacy')}</Link>
      </nav>
      <ChoiceForm
        name="lite"
        value={liteValue}
        returnTo={currentPath}
        onSubmit={choose('lite', liteValue)}
      >
        <button className="link-button">{isLite ? t('toFull') : t('toLite')}</button>
      </ChoiceForm>
      <ChoiceForm
        name="titles"
        value={titles}
        returnTo={currentPath}
        onSubmit={choose('titles', titles)}
      >
        <button className="link-button" aria-pressed={isNeutral}>
          {t('neutralTitles')}
        </button>
      </ChoiceForm>
      <p>{t('copyright', { year, company: t('company') })}</p>
    </footer>
  )
}

// Without a network the cookie is set here; the lite version begins with the next page.
function useOfflineChoices() {
  const [chosen, setChosen] = useState<{ lite?: string; titles?: string }>({})
  return {
    ...chosen,
    choose(name: 'lite' | 'titles', value: string) {
      writeCookie(name, value)
      setChosen({ ...chosen, [name]: value })
    },
  }
}
