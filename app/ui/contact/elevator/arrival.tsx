import { floors, type Floor } from '~/domain/contact/choices'
import { useTranslation } from '~/i18n/use-translation'
import { useFocus } from '../flow/use-focus'

type Props = {
  floor: Floor
  isPage: boolean
  /** Whether the heading gets the focus, after a ride. */
  takesFocus: boolean
}

/** The announcement of a floor, and where that is. */
export function Arrival({ floor, isPage, takesFocus }: Props) {
  const { t } = useTranslation('elevator')
  const heading = useFocus<HTMLHeadingElement>(takesFocus)
  const Heading = isPage ? 'h1' : 'h3'
  return (
    <div className="arrival">
      <p className="ding">{t('ding')}</p>
      <Heading ref={heading} tabIndex={-1}>
        {t('arrived', { floor: t(`floor.${floor}`) })}
      </Heading>
      <p>{t('place', { number: floors.indexOf(floor) + 1, count: floors.length })}</p>
      <p>{t(`welcome.${floor}`)}</p>
    </div>
  )
}
