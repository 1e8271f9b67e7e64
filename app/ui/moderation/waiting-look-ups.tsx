import { Link } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { useTextAttributes } from '../forum/item-parts'
import { useReason } from './reason'
import { CardRow } from '~/ui/screen'

type LookUp = {
  requestId: string
  kind: 'post' | 'comment'
  itemId: string
  title: string
  by: string
  reason: string
  until: string
}

/** The look-ups that wait for a second person. Each links to its item, where the moderator answers. */
export function WaitingLookUps({ lookUps }: { lookUps: LookUp[] }) {
  const { t } = useTranslation('moderation')
  return (
    <section aria-labelledby="look-ups">
      <h2 id="look-ups">{t('lookUp.listTitle')}</h2>
      <ul className="mt-0">
        {lookUps.map((lookUp) => (
          <WaitingLookUp key={lookUp.requestId} {...lookUp} />
        ))}
      </ul>
    </section>
  )
}

function WaitingLookUp({ kind, itemId, title, by, reason, until }: LookUp) {
  const { t } = useTranslation('moderation')
  const reasonOf = useReason()
  return (
    <CardRow>
      <h3 {...useTextAttributes(title)}>
        <Link to={`/moderation/${kind}/${itemId}`}>{title}</Link>
      </h3>
      <p className="byline text-sm text-soft">{t(`itemTitle.${kind}`)}</p>
      <p>{t('lookUp.asked', { by, reason: reasonOf(reason), until })}</p>
    </CardRow>
  )
}
