import { useTranslation } from 'react-i18next'

type Item = { isAnonymous: boolean; user: { username: string; displayName: string | null } | null }

/** The name to show for an item's author: display name or username, 'Anonymous', or 'Deleted member' for one who has left. */
export function useAuthorName(): (item: Item) => string {
  const { t } = useTranslation()
  return (item) => {
    if (item.isAnonymous) return t('anonymous')
    return item.user ? (item.user.displayName ?? item.user.username) : t('deleted')
  }
}
