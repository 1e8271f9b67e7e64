import { Form } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { Avatar } from '~/ui/avatar'
import { useTextAttributes } from '../forum/item-parts'
import { Button } from '~/ui/button'
import { cardClass } from '~/ui/screen'

type Props = {
  avatar: ComponentProps<typeof Avatar>['avatar']
  username: string
  displayName: string | null
  email: string | null
  role: 'member' | 'moderator' | 'admin'
  isVerified: boolean
  bio: string
}

/** A member's own details. */
export function ProfileHead(props: Props) {
  const { avatar, username, displayName, email, role, isVerified, bio } = props
  const { t } = useTranslation('profile')
  const name = displayName ?? username
  const attributes = useTextAttributes(bio)
  return (
    <>
      <div className="flex items-center [&>.avatar]:me-4 [&>.avatar]:size-12 [&>.avatar]:text-lg">
        <Avatar avatar={avatar} />
        <div className="min-w-0 flex-1 text-sm text-soft">
          <h1 className="text-ink" dir="auto">
            {name}
          </h1>
          <p>
            @{username} · {t(`role.${role}`)}
            {isVerified && (
              <>
                {' · '}
                <span className="text-success">{t('verified')}</span>
              </>
            )}
          </p>
          {/* Only the member's own profile shows the email address. */}
          <p>{email === null ? t('noEmail') : t('privateEmail', { email })}</p>
        </div>
      </div>
      {bio && (
        <p className="text bio" {...attributes}>
          {bio}
        </p>
      )}
    </>
  )
}

/** Says that the email address is not verified yet, with a button that sends the link again. */
export function VerifyAgain({ email }: { email: string }) {
  const { t } = useTranslation('profile')
  return (
    <Form method="post" action="/profile/settings/verification" className={cardClass}>
      <p className="font-semibold">{t('notVerified')}</p>
      <p className="mb-3 wrap-anywhere">{t('notVerifiedText', { email })}</p>
      <Button variant="quiet">{t('verifyAgain')}</Button>
    </Form>
  )
}
