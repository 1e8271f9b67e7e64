import { useTranslation } from '~/i18n/use-translation'
import { LinkButton } from '~/ui/button'
import { Actions } from '~/ui/screen'

/** The button beside the search: a new post for members, an account for visitors. The header has the other links. */
export function ListActions({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation(['list', 'shell'])
  return (
    <Actions>
      <LinkButton to={isMember ? '/forum/new' : '/auth/signup'}>
        {isMember ? t('newPost') : t('shell:signUp')}
      </LinkButton>
    </Actions>
  )
}
