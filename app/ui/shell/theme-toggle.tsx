import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/drawing/icon'
import { Tooltip } from '~/ui/feedback/tooltip'

type Theme = 'light' | 'dark'

type Props = { theme: Theme; currentPath: string; onThemeChange: (theme: Theme) => void }

/** Switches between light and dark: in place, or by a form where scripts do not run. */
export function ThemeToggle({ theme, currentPath, onThemeChange }: Props) {
  const { t } = useTranslation()
  const other = theme === 'light' ? 'dark' : 'light'
  const words = other === 'dark' ? t('toDark') : t('toLight')
  return (
    <form
      method="post"
      action="/preferences/theme"
      onSubmit={(event) => {
        event.preventDefault()
        onThemeChange(other)
      }}
    >
      <input type="hidden" name="theme" value={other} />
      <input type="hidden" name="returnTo" value={currentPath} />
      <Tooltip label={words}>
        <button className="icon-button" aria-label={words}>
          <Icon name={other === 'dark' ? 'moon' : 'sun'} />
        </button>
      </Tooltip>
    </form>
  )
}
