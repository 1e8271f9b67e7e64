import { useTranslation } from '~/i18n/use-translation'
import { Icon } from '~/ui/drawing/icon'
import { Tooltip } from '~/ui/feedback/tooltip'
import { ChoiceForm } from './choice-form'
import { choiceButton, useTypedForm } from './typed-form'

type Theme = 'light' | 'dark'

type Props = { theme: Theme; currentPath: string; onThemeChange: (theme: Theme) => void }

/** Switches between light and dark: in place, or with a form without scripts, which keeps what is typed. */
export function ThemeToggle({ theme, currentPath, onThemeChange }: Props) {
  const { t } = useTranslation()
  const other = theme === 'light' ? 'dark' : 'light'
  const label = other === 'dark' ? t('toDark') : t('toLight')
  const typedForm = useTypedForm()
  const change = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onThemeChange(other)
  }
  const button = (
    <Tooltip label={label}>
      <button
        className="icon-button"
        {...(typedForm && { ...choiceButton(typedForm, other), onClick: change })}
      >
        <Icon name={other === 'dark' ? 'moon' : 'sun'} />
        <span className="sr-only">{label}</span>
      </button>
    </Tooltip>
  )
  if (typedForm) return button
  return (
    <ChoiceForm name="theme" value={other} returnTo={currentPath} onSubmit={change}>
      {button}
    </ChoiceForm>
  )
}
