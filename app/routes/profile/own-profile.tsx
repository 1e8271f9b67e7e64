import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { requireMember } from '~/http/session.server'
import { pageTitle } from '~/i18n/page-title'
import { Avatar } from '~/ui/avatar'
import { VerifyAgain } from '~/ui/profile/verify-again'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('profile:title'))

export const handle = { i18n: ['profile', 'forum'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { username, displayName, email, role, isVerified, bio } = await requireMember(
    request,
    context,
  )
  return { username, displayName, email, role, isVerified, bio }
}

export default function OwnProfile() {
  const { username, displayName, email, role, isVerified, bio } = useLoaderData<typeof loader>()
  const { t } = useTranslation(['profile', 'forum'])
  const name = displayName ?? username
  return (
    <main id="main" className="screen narrow">
      <Link className="back" to="/forum">
        {t('forum:backToForum')}
      </Link>
      <div className="profile-head">
        <Avatar name={name} />
        <div>
          <h1 dir="auto">{name}</h1>
          <p>@{username}</p>
          <p>
            {email} <small>{t('privateNote')}</small>
          </p>
          <p>
            <span className="badge">{t(`role.${role}`)}</span>{' '}
            {isVerified && <span className="badge badge-good">{t('verified')}</span>}
          </p>
        </div>
      </div>
      {!isVerified && <VerifyAgain />}
      {bio && <p className="text">{bio}</p>}
      <Form method="post" action="/auth/signout" reloadDocument>
        <button className="button button-quiet">{t('signOut')}</button>
      </Form>
    </main>
  )
}
