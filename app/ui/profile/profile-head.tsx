import { Link, Form } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { Avatar } from '~/ui/avatar'
import { Chip } from '~/ui/screen'
import { useTextAttributes } from '../forum/item-parts'
import { Button } from '~/ui/button'

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
      <div className="flex flex-wrap gap-x-5 gap-y-4 [&>.avatar]:size-18 [&>.avatar]:text-xl">
        <Avatar avatar={avatar} />
        <div className="min-w-0 flex-[1_1_10rem]">
          <h1 dir="auto">{name}</h1>
          <p>@{username}</p>
          <p>
            {email ?? t('noEmail')}
            <br />
            {email === null ? (
              <Link to="/profile/settings/recovery-words">{t('recoveryWords')}</Link>
            ) : (
              <small>{t('privateNote')}</small>
            )}
          </p>
          <p>
            <Chip>{t(`role.${role}`)}</Chip>{' '}
            {isVerified && <Chip tone="good">{t('verified')}</Chip>}
          </p>
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

/** Says that the address is not verified yet, with a button that resends the link. */
export function VerifyAgain() {
  const { t } = useTranslation('profile')
  return (
    <Form method="post" action="/profile/settings/verification">
      <p>{t('notVerified')}</p>
      <Button variant="quiet">{t('verifyAgain')}</Button>
    </Form>
  )
}
