import { floors, type Floor } from '~/domain/contact/choices'

type Props = {
  /** The floor that the indicator shows. */
  floor: Floor
  /** Where the cabin is going, during a ride. */
  to?: Floor
}

/** A drawing of the elevator: an indicator above two closed doors. Decorative; the text beside it says the same. */
export function Cabin({ floor, to }: Props) {
  const [number, target] = [floors.indexOf(floor) + 1, to && floors.indexOf(to) + 1]
  const arrow = !target || target === number ? '' : target > number ? '↑' : '↓'
  return (
    <div className="cabin" data-floor={floor} aria-hidden="true">
      <p className="cabin-floor">
        {number} {arrow}
      </p>
      <span className="cabin-door" />
      <span className="cabin-door" />
      {target && (
        <span key={number} className="cabin-light" data-down={target < number || undefined} />
      )}
    </div>
  )
}
