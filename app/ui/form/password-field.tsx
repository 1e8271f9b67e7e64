import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { Icon, iconButtonClass } from '~/ui/button'
import { Tooltip } from '~/ui/feedback/tooltip'
import { useHydrated } from '~/ui/hydrated'
import { controlAttributes, controlClass, FieldFrame, type Field } from './fields'

type Props = {
  field: Field
  label: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
  /** The names of the field's button, where a form has several such buttons. */
  buttonNames?: ButtonNames
}

type ButtonNames = { show: string; hide: string }

/** A password field with a button to show the password. The page never fills it in again. */
export function PasswordField({ field, label, hint, autoComplete, buttonNames }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isShown, setIsShown] = useState(false)
  useHidingWhenSent(input, () => setIsShown(false))
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <div className="with-button relative max-w-field">
        <input
          {...controlAttributes(field, hint)}
          ref={input}
          className={`${controlClass} pe-13`}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
        />
        <ShowButton
          controls={field.id}
          names={buttonNames}
          isShown={isShown}
          onPress={() => setIsShown(!isShown)}
        />
      </div>
    </FieldFrame>
  )
}

type ShowProps = {
  controls: string
  names: ButtonNames | undefined
  isShown: boolean
  onPress: () => void
}

const slash = 'M4 4l16 16'
const pupil = 'M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z'

function ShowButton({ controls, names, isShown, onPress }: ShowProps) {
  const { t } = useTranslation('forms')
  const isHydrated = useHydrated()
  const { show, hide } = names ?? { show: t('showPassword'), hide: t('hidePassword') }
  const label = isShown ? hide : show
  return isHydrated ? (
    <Tooltip label={label}>
      <button
        type="button"
        className={`${iconButtonClass} absolute right-0 bottom-0`}
        aria-controls={controls}
        aria-label={label}
        onClick={onPress}
      >
        <Icon shape={`M2 12q4-7 10-7t10 7q-4 7-10 7T2 12Z${isShown ? slash : pupil}`} />
      </button>
    </Tooltip>
  ) : null
}

// Browsers remember the text of submitted text fields, so a shown password is hidden first.
function useHidingWhenSent(input: React.RefObject<HTMLInputElement>, hide: () => void) {
  const latestHide = useRef(hide)
  useEffect(() => {
    latestHide.current = hide
  })
  useEffect(() => {
    const form = input.current?.form
    const onSubmit = () => latestHide.current()
    form?.addEventListener('submit', onSubmit)
    return () => form?.removeEventListener('submit', onSubmit)
  }, [input])
}
