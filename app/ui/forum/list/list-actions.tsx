import { useTranslation } from '~/i18n/use-translation'
import { LinkButton } from '~/ui/button'
import { Actions } from '~/ui/screen'

/** The buttons at the top of the forum: new post and profile for members, sign-in for visitors. */
export function ListActions({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation(['list', 'shell'])
  const [first, second] = isMember
    ? [['/forum/new', t('newPost')] as const, ['/profile', t('shell:profile')] as const]
    : [['/auth/signup', t('shell:signUp')] as const, ['/auth/signin', t('shell:signIn')] as const]
  return (
    <Actions>
      <LinkButton to={first[0]}>{first[1]}</LinkButton>{' '}
      <LinkButton variant="quiet" to={second[0]}>
        {second[1]}
      </LinkButton>
    </Actions>
  )
}
