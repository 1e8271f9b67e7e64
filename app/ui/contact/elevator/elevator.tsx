import { useState, type ReactNode } from 'react'
import type { Floor } from '~/domain/contact/choices'
import { useTranslation } from '~/i18n/use-translation'
import { useHydrated } from '~/ui/hydrated'
import { useArrivalChime } from './arrival-chime'
import { ElevatorFloor } from './elevator-floor'
import { FloorList } from './floor-list'
import type { FlowFormProps } from '../flow/flow-form-props'
import { useTravel, type Travel } from './travel'
import { useFocus } from '../flow/use-focus'

import '~/styles/contact-flows.css'

type Props = FlowFormProps & {
  /** Null before a floor is chosen. */
  floor: Floor | null
  onArrive: (floor: Floor) => void
  children?: ReactNode
}

/** The elevator: directory, ride, and the floor with its form. */
export function Elevator({ floor, onArrive, children, ...form }: Props) {
  const { t } = useTranslation('elevator')
  const isHydrated = useHydrated()
  const ding = useArrivalChime()
  const [announcement, setAnnouncement] = useState('')
  const { travel, go, skip } = useTravel((arrived) => {
    ding.ring()
    setAnnouncement(t('arriving', { floor: t(`floor.${arrived}`) }))
    onArrive(arrived)
  })
  const Heading = form.isPage ? 'h2' : 'h3'
  const isRefusedElsewhere = floor === null && form.answer !== undefined
  // A link would leave what was typed behind.
  const isInForm = floor !== null && !isHydrated
  const directory = (
    <nav aria-label={floor ? t('others') : t('directory')}>
      <Heading>{floor ? t('others') : t('directory')}</Heading>
      <p className="hint keys">{isHydrated && t('keys')}</p>
      <FloorList
        current={floor}
        onChoose={(to) => go(to, floor ?? undefined)}
        isDirectory
        isInForm={isInForm}
      />
    </nav>
  )
  return (
    <div className="elevator">
      {isHydrated && (
        <button
          type="button"
          className="button button-quiet sound"
          aria-pressed={ding.isOn}
          onClick={ding.toggle}
        >
          {t('sound')}
        </button>
      )}
      <p role="status" className="sr-only">
        {travel ? t('travelling', { floor: t(`floor.${travel.to}`) }) : announcement}
      </p>
      {travel && <Ride travel={travel} isPage={form.isPage} onSkip={skip} />}
      {(floor ?? isRefusedElsewhere) ? (
        <ElevatorFloor
          floor={floor}
          isLeaving={travel !== null}
          takesFocus={announcement !== ''}
          others={isInForm && directory}
          {...form}
        >
          {!floor && children}
        </ElevatorFloor>
      ) : (
        !travel && children
      )}
      {!travel && !isInForm && directory}
    </div>
  )
}

type RideProps = { travel: Travel; isPage: boolean; onSkip: () => void }

function Ride({ travel, isPage, onSkip }: RideProps) {
  const { t } = useTranslation('elevator')
  const Heading = isPage ? 'h1' : 'h3'
  return (
    <div className="ride">
      <Heading>{t('travelling', { floor: t(`floor.${travel.to}`) })}</Heading>
      <FloorList current={travel.at} />
      <button
        ref={useFocus<HTMLButtonElement>(true)}
        type="button"
        className="button button-quiet"
        onClick={onSkip}
      >
        {t('skip')}
      </button>
    </div>
  )
}
