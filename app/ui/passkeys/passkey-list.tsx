import { Link } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { RelativeDay, RelativeTime } from '~/ui/relative-time'
import { usePasskeyName } from './passkey-name'

import { LinkButton } from '~/ui/button'
import { CardRow } from '~/ui/screen'

export type ListedPasskey = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }

/** A member's passkeys, each with a link to rename or remove it, and a link to add another one. */
export function PasskeyList({ passkeys }: { passkeys: ListedPasskey[] }) {
  const { t } = useTranslation('passkeys')
  return (
    <section className="mt-12 [&>*+*]:mt-4 [&>ul]:mt-0" aria-labelledby="passkeys">
      <h2 id="passkeys">{t('title')}</h2>
      <p>{t('what')}</p>
      {passkeys.length > 0 && (
        <ul className="mt-0">
          {passkeys.map((passkey) => (
            <CardRow key={passkey.id}>
              <PasskeyCard passkey={passkey} />
            </CardRow>
          ))}
        </ul>
      )}
      <p>
        <LinkButton variant="quiet" to="/profile/settings/passkeys">
          {t('add')}
        </LinkButton>
      </p>
    </section>
  )
}

function PasskeyCard({ passkey }: { passkey: ListedPasskey }) {
  const { t } = useTranslation('passkeys')
  const name = usePasskeyName(passkey)
  const { id, createdAt, lastUsedAt } = passkey
  return (
    <>
      <h3 dir="auto">{name}</h3>
      <p>
        {t('added')} <RelativeTime date={createdAt} limitDays={30} />
        <br />
        {lastUsedAt ? (
          <>
            {t('lastUsed')} <RelativeDay date={lastUsedAt} />
          </>
        ) : (
          t('neverUsed')
        )}
      </p>
      <Link
        to={`/profile/settings/passkeys/${id}`}
        className="mt-2 inline-block"
        aria-label={t('changeOf', { name })}
      >
        {t('change')}
      </Link>
    </>
  )
}
