import { useTranslation } from '~/i18n/use-translation'
import { useHydrated } from '~/ui/hydrated'

/** Plays the intro again, where it may move. */
export function ReplayIntro() {
  const { t } = useTranslation('home')
  const isWanted = useHydrated() && matchMedia('(prefers-reduced-motion: no-preference)').matches

  function replay() {
    const intro = document.querySelector<HTMLDialogElement>('dialog.intro')
    const controls = intro?.querySelector<HTMLElement>('[data-controls]')
    if (!intro || !controls) return
    controls.innerHTML = controls.dataset.controls ?? ''
    intro.onanimationend = ({ target }) => target === intro && intro.close()
    intro.showModal()
  }

  return isWanted ? (
    <button type="button" className="link-button" onClick={replay}>
      {t('replay')}
    </button>
  ) : null
}
