import { useEffect, useState } from 'react'
import { floors, type Floor } from '~/domain/contact/choices'

const perFloor = 600

export type Travel = { to: Floor; at: Floor }

/**
 * The ride from floor to floor; instant with reduced motion.
 * @param onArrive gets the floor at the end of a ride
 * @returns the current ride, if any, and how to start and skip one
 */
export function useTravel(onArrive: (floor: Floor) => void) {
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
