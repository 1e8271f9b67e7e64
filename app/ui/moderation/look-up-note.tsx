import { useTranslation } from '~/i18n/use-translation'
import { cardClass } from '~/ui/screen'
import { useReason } from './reason'

type Props = {
  own: { state: 'waiting' | 'agreed' | 'refused'; until: string } | null
  asked: { by: string; reason: string; until: string } | null
}

/** The state of the moderator's own request for a look-up, and the request of another moderator. */
export function LookUpNote({ own, asked }: Props) {
  const { t } = useTranslation('moderation')
  const reasonOf = useReason()
  if (!own && !asked) return null
  return (
    <section className={cardClass} aria-label={t('lookUp.title')}>
      {own && <p>{t(`lookUp.${own.state}`, { until: own.until })}</p>}
      {asked && (
        <p>
          {t('lookUp.asked', {
            by: asked.by,
            reason: reasonOf(asked.reason),
            until: asked.until,
          })}
        </p>
      )}
    </section>
  )
}
