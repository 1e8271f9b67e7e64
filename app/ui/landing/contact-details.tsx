import type { LandingContent } from '~/content/landing'
import { useTranslation } from '~/i18n/use-translation'

/** Other ways to reach the company. */
export function ContactDetails({ email, phone, address: url, hours }: LandingContent['company']) {
  const { t } = useTranslation('home')
  return (
    <address>
      <dl className="mt-8 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 border-y border-line py-6 not-italic [&_dd]:min-w-0 [&_dt]:text-soft">
        <dt>{t('mail')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>{t('phone')}</dt>
        <dd>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>
        </dd>
        <dt>{t('address')}</dt>
        <dd>{url}</dd>
        <dt>{t('hours')}</dt>
        <dd>{hours}</dd>
      </dl>
    </address>
  )
}
