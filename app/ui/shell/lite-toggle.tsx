import { useTranslation } from 'react-i18next'

type Props = { lite: boolean; currentPath: string }

/** Chooses between the pages with and without scripts. */
export function LiteToggle({ lite, currentPath }: Props) {
  const { t } = useTranslation()
  return (
    <form method="post" action="/preferences/lite">
      <input type="hidden" name="lite" value={lite ? '0' : '1'} />
      <input type="hidden" name="returnTo" value={currentPath} />
      <button className="link-button">{lite ? t('toFull') : t('toLite')}</button>
    </form>
  )
}
