import { useTranslation } from '~/i18n/use-translation'

/** The Community Guidelines box. */
export function Guidelines() {
  const { t } = useTranslation('writing')
  return (
    <section className="panel" aria-labelledby="guidelines">
      <h2 id="guidelines">{t('guidelines')}</h2>
      <ul>
        <li>{t('guideline.respect')}</li>
        <li>{t('guideline.language')}</li>
        <li>{t('guideline.health')}</li>
        <li>{t('guideline.topic')}</li>
      </ul>
    </section>
  )
}
