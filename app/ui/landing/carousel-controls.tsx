import { useTranslation } from '~/i18n/use-translation'
import { useHydrated } from '~/ui/hydrated'

type Props = { names: string[]; current: number; goTo: (index: number) => void }

/** Buttons for a carousel; without scripts, their place stays empty. */
export function CarouselControls({ names, current, goTo }: Props) {
  const { t } = useTranslation('home')
  const isHydrated = useHydrated()
  return (
    <div className="carousel-controls">
      {isHydrated && (
        <div>
          <button
            type="button"
            className="icon-button"
            aria-label={t('previous')}
            aria-disabled={current === 0}
            onClick={() => goTo(current - 1)}
          >
            ←
          </button>
          {names.map((name, index) => (
            <button
              type="button"
              className="dot"
              key={name}
              aria-label={name}
              aria-current={index === current}
              onClick={() => goTo(index)}
            />
          ))}
          <button
            type="button"
            className="icon-button"
            aria-label={t('next')}
            aria-disabled={current === names.length - 1}
            onClick={() => goTo(current + 1)}
          >
            →
          </button>
        </div>
      )}
    </div>
  )
}
