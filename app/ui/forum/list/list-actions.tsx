import { Link } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'

/** The buttons at the top of the forum: new post and profile for members, sign-in for visitors. */
export function ListActions({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation(['list', 'shell'])
  const [first, second] = isMember
    ? [['/forum/new', t('newPost')] as const, ['/profile', t('shell:profile')] as const]
    : [['/auth/signup', t('shell:signUp')] as const, ['/auth/signin', t('shell:signIn')] as const]
  return (
    <div className="actions">
      <Link className="button" to={first[0]}>
        {first[1]}
      </Link>{' '}
      <Link className="button button-quiet" to={second[0]}>
        {second[1]}
      </Link>
    </div>
  )
}
