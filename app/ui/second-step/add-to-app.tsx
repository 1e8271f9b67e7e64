import { useTranslation } from '~/i18n/use-translation'

import '~/styles/account/second-step.css'

export type AppToAdd = {
  groups: string[]
  address: string
  qr: { size: number; path: string }
}

/** A new key in three ways: to scan, to open on the same device, and to type. */
export function AddToApp({ groups, address, qr }: AppToAdd) {
  const { t } = useTranslation('codes')
  return (
    <>
      <p>{t('scan')}</p>
      <svg
        className="qr"
        role="img"
        aria-label={t('picture')}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="currentColor" />
      </svg>
      <p>
        {t('sameDevice')} <a href={address}>{t('openApp')}</a>
      </p>
      <p>
        {t('byHand')}{' '}
        <code className="key" data-secret="" translate="no">
          {groups.join(' ')}
        </code>
      </p>
    </>
  )
}
