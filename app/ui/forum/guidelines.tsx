import { useTranslation } from '~/i18n/use-translation'
import { cardClass } from '~/ui/screen'

/** The Community Guidelines box. */
export function Guidelines() {
  const { t } = useTranslation('writing')
  return (
    <section className={cardClass} aria-labelledby="guidelines">
      <h2 id="guidelines">{t('guidelines')}</h2>
      <ul className="list-disc ps-5">
        <li>{t('guideline.respect')}</li>
        <li>{t('guideline.language')}</li>
        <li>{t('guideline.health')}</li>
        <li>{t('guideline.topic')}</li>
      </ul>
    </section>
  )
}
