import { floors, type Floor } from '~/domain/contact/choices'

type Props = {
  /** The floor that the indicator shows. */
  floor: Floor
  /** The destination of the cabin, during a ride. */
  to?: Floor
}

// Before a floor is chosen, the doors open a little while the pointer is over the rows.
const doorClass =
  'absolute top-15 bottom-0 w-[calc(50%-0.75rem)] border border-edge bg-[#5b2563] transition-transform duration-200'

/** A drawing of the elevator: an indicator above two closed doors. Decorative: the text beside it says the same. */
export function Cabin({ floor, to }: Props) {
  const [number, target] = [floors.indexOf(floor) + 1, to && floors.indexOf(to) + 1]
  const arrow = !target || target === number ? '' : target > number ? '↑' : '↓'
  return (
    <div
      className="cabin relative h-52 w-40 max-w-full overflow-hidden rounded-t-2xl border-4 border-b-8 border-edge bg-glow"
      data-floor={floor}
      aria-hidden="true"
    >
      <p className="relative z-1 mx-auto mt-3 w-24 rounded-lg bg-[#221a26] text-center font-serif text-2xl leading-[1.25] font-semibold text-[#f1b53f]">
        {number} {arrow}
      </p>
      <span className={`${doorClass} left-3 [nav:hover_&]:[transform:translateX(-0.5rem)]`} />
      <span className={`${doorClass} right-3 [nav:hover_&]:[transform:translateX(0.5rem)]`} />
      {target && (
        <span
          key={number}
          className="absolute top-15 right-3 left-3 h-6 [transform:translateY(9rem)] animate-[rise_0.6s_linear] bg-[#f1b53f] opacity-50 [--from:-1.5rem] data-down:[animation-direction:reverse]"
          data-down={target < number || undefined}
        />
      )}
    </div>
  )
}
