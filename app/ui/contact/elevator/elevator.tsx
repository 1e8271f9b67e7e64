import '~/styles/contact-flows.css'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { floors, type Floor } from '~/domain/contact/choices'
import { useTranslation } from '~/i18n/use-translation'
import { useHydrated } from '~/ui/hydrated'
import { Button } from '~/ui/button'
import { Cabin } from './cabin'
import { ElevatorFloor } from './elevator-floor'
import { FloorList } from './floor-list'
import type { FlowFormProps } from '../flow/flow-form-props'
import { useFocus } from '../flow/use-focus'

const pitch = 1046.5
const seconds = 1.2

/** The elevator's bell. It is off until somebody switches it on, and synthesised without an audio file. */
function useArrivalChime() {
  const audio = useRef<AudioContext | null>(null)
  const [isOn, setIsOn] = useState(false)
  useEffect(() => () => void audio.current?.close(), [])

  function toggle() {
    // Browsers only start audio on a user gesture.
    audio.current ??= new AudioContext()
    void audio.current.resume()
    if (!isOn) ring(audio.current)
    setIsOn(!isOn)
  }

  return {
    isOn,
    toggle,
    ring() {
      if (isOn && audio.current) ring(audio.current)
    },
  }
}

function ring(audio: AudioContext) {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()]
  const now = audio.currentTime
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0.2, now)
  volume.gain.exponentialRampToValueAtTime(0.001, now + seconds)
  tone.connect(volume).connect(audio.destination)
  tone.start(now)
  tone.stop(now + seconds)
}

const perFloor = 600

type Travel = { to: Floor; at: Floor }

/**
 * The ride from floor to floor. With reduced motion it is instant.
 * @param onArrive gets the floor at the end of a ride
 * @returns the current ride, if any, and functions that start and skip a ride
 */
function useTravel(onArrive: (floor: Floor) => void) {
  const [travel, setTravel] = useState<Travel | null>(null)

  useEffect(() => {
    if (!travel) return
    const timer = setTimeout(() => {
      if (travel.at === travel.to) arrive(travel.to)
      else setTravel({ to: travel.to, at: nextTowards(travel) })
    }, perFloor)
    return () => clearTimeout(timer)
  })

  function arrive(floor: Floor) {
    setTravel(null)
    onArrive(floor)
  }

  return {
    travel,
    go: (to: Floor, from: Floor = 'lobby') => {
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) arrive(to)
      else setTravel({ to, at: from })
    },
    skip: () => {
      if (travel) arrive(travel.to)
    },
  }
}

function nextTowards({ to, at }: Travel) {
  const [here, there] = [floors.indexOf(at), floors.indexOf(to)]
  return floors[here + Math.sign(there - here)] ?? to
}

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
    setAnnouncement(t('arriving', { floor: t(`at.${arrived}`) }))
    onArrive(arrived)
  })
  const Heading = form.isPage ? 'h2' : 'h3'
  const isRefusedElsewhere = floor === null && form.answer !== undefined
  // A link would lose the text in the form.
  const isInForm = floor !== null && !isHydrated
  const isFirst = floor === null && !form.isPage && !isRefusedElsewhere && !travel
  const sound = isHydrated && (
    <Button
      type="button"
      variant="quiet"
      // Scripts add this button. On the page it is placed over the heading, so it moves nothing.
      className={`sound z-1 max-md:px-3 ${isFirst ? '' : `justify-self-end [&:has(+p+:not(.ride):not(.summary))]:absolute ${floor && !form.isPage ? 'top-4 right-6' : 'top-0 right-0'}`}`}
      onClick={ding.toggle}
    >
      {ding.isOn ? t('soundOff') : t('soundOn')}
    </Button>
  )
  const directory = (
    <nav
      aria-label={floor ? t('others') : t('directory')}
      className={`grid gap-x-6 gap-y-3 ${floor ? 'grid-cols-1' : 'grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[auto_minmax(0,1fr)]'} ${isFirst ? '' : `border-t border-line pt-4 ${isInForm ? 'mt-5' : 'mt-4'}`}`}
    >
      <div
        className={`self-end ${floor ? '' : 'md:col-span-2'} ${isFirst ? 'max-md:col-span-2' : ''}`}
      >
        <div className="flex flex-wrap items-center justify-between">
          <Heading>{floor ? t('others') : t('directory')}</Heading>
          {isFirst && sound}
        </div>
        <p className="mt-2 min-h-[1lh] text-sm text-soft [@media(scripting:none),(hover:none)]:hidden">
          {isHydrated && t('keys')}
        </p>
      </div>
      {/* Half as large beside the heading on phones. */}
      {!floor && (
        <div className={`self-end ${form.isPage ? 'max-md:h-26 max-md:w-20' : 'max-md:hidden'}`}>
          <div className="origin-top-left max-md:w-40 max-md:[transform:scale(0.5)]">
            <Cabin floor="lobby" />
          </div>
        </div>
      )}
      <div className={floor ? '' : 'max-md:col-span-2'}>
        <FloorList
          current={floor}
          onChoose={(to) => go(to, floor ?? undefined)}
          isInForm={isInForm}
        />
      </div>
    </nav>
  )
  return (
    <div className="relative grid grid-cols-1 gap-4">
      {!isFirst && sound}
      <p role="status" className="sr-only">
        {travel ? t('travelling', { floor: t(`at.${travel.to}`) }) : announcement}
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
          {children}
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
    <div className="ride flex flex-col items-center text-center">
      <Heading>{t('travelling', { floor: t(`at.${travel.to}`) })}</Heading>
      <div className="my-6">
        <Cabin floor={travel.at} to={travel.to} />
      </div>
      <p className="mb-4 text-soft" aria-hidden="true">
        {t(`floor.${travel.at}`)}
      </p>
      <Button
        ref={useFocus<HTMLButtonElement>(true)}
        type="button"
        variant="quiet"
        onClick={onSkip}
      >
        {t('skip')}
      </Button>
    </div>
  )
}
