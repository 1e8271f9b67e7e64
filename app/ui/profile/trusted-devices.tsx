import { Form } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { RelativeDay } from '~/ui/relative-time'

import { Button } from '~/ui/button'

export type ListedDevice = { id: string; device: string | null; createdAt: Date }

/** The browsers that are not asked for the second step, each with a button that ends that. */
export function TrustedDevices({ devices }: { devices: ListedDevice[] }) {
  const { t } = useTranslation('settings')
  return (
    <section className="mt-12 [&>*+*]:mt-4 [&>ul]:mt-0" aria-labelledby="trusted">
      <h2 id="trusted">{t('trusted')}</h2>
      <p>{t('trustedText')}</p>
      <ul className="post-list mt-0">
        {devices.map((each) => (
          <li key={each.id} className="post-card relative border-b border-line py-5">
            <DeviceCard device={each} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DeviceCard({ device: { id, createdAt, ...given } }: { device: ListedDevice }) {
  const { t } = useTranslation('settings')
  const device = given.device ?? t('unknownDevice')
  return (
    <>
      <h3>{device}</h3>
      <p>
        {t('trustedSince')} <RelativeDay date={createdAt} />
      </p>
      <Form method="post" className="mt-2">
        <input type="hidden" name="trustedDeviceId" value={id} />
        <Button variant="quiet" aria-label={t('endTrustOf', { device })}>
          {t('endTrust')}
        </Button>
      </Form>
    </>
  )
}
