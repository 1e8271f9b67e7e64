import type { LandingContent } from '~/content/landing.server'
import { useTranslation } from '~/i18n/use-translation'

/** Other ways to reach the company. */
export function ContactDetails({ email, phone, address: url, hours }: LandingContent['company']) {
  const { t } = useTranslation('home')
  return (
    <address>
      <dl className="contact-details">
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
