import { useTranslation } from '~/i18n/use-translation'

export type SubscribeLink = { name: string; url: string }

/** Links to the services where people can follow the podcast. */
export function SubscribeLinks({ links }: { links: SubscribeLink[] }) {
  const { t } = useTranslation('episodes')
  if (!links.length) return null
  return (
    <p>
      <span className="me-2 max-md:block">{t('subscribe')}</span>{' '}
      {links.map(({ name, url }) => (
        <a key={url} href={url} className="me-4 inline-flex min-h-11 items-center">
          {name}
        </a>
      ))}
    </p>
  )
}
