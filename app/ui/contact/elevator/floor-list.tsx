import { Link } from '@remix-run/react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { floors, type Floor } from '~/domain/contact/choices'
import { useTranslation } from '~/i18n/use-translation'

type Props = {
  current: Floor | null
  onChoose: (floor: Floor) => void
  /** True when the list is part of a form. The form is then sent to the chosen floor. */
  isInForm?: boolean
}

// A floor's number is in a circle in front of it. Without styles the list numbers itself.
const floorClass =
  'relative flex min-h-16 items-center border-b border-line py-1.5 [counter-increment:floor_-1] before:me-3 before:grid before:size-10 before:max-h-[12vw] before:max-w-[12vw] before:flex-none before:place-items-center before:rounded-full before:font-serif before:text-base before:leading-none before:font-semibold before:content-[counter(floor)] hover:bg-tint'

const currentClass =
  'before:border-3 before:border-accent before:bg-accent before:text-on-accent forced-colors:before:border-4'

const wholeRowClass = "after:absolute after:inset-0 after:content-['']"

/** The floors from the top down. The whole row can be pressed. Arrow keys move between the rows. */
export function FloorList({ current, onChoose, isInForm }: Props) {
  const { t } = useTranslation('elevator')

  function choose(event: MouseEvent, floor: Floor) {
    if (event.metaKey || event.ctrlKey || event.button !== 0) return
    event.preventDefault()
    onChoose(floor)
  }

  return (
    <ol className="floors [counter-reset:floor_6]" reversed>
      {[...floors].reverse().map((floor) => (
        <li
          key={floor}
          className={`${floorClass} ${floor === current ? currentClass : 'before:border before:border-edge'}`}
        >
          <div className="min-w-0 flex-1">
            {isInForm ? (
              <button
                className={`link-button font-semibold ${wholeRowClass}`}
                formAction={pathOf(floor)}
                name="go"
                value={floor}
              >
                {t(`floor.${floor}`)}
              </button>
            ) : (
              <Link
                to={pathOf(floor)}
                className={`font-semibold ${wholeRowClass}`}
                aria-current={floor === current ? 'page' : undefined}
                onClick={(event) => choose(event, floor)}
                onKeyDown={moveByArrow}
              >
                {t(`floor.${floor}`)}
              </Link>
            )}
            <p className="text-sm text-soft">{t(`help.${floor}`)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function pathOf(floor: Floor) {
  return `/contact/elevator/${floor}`
}

const ways: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

function moveByArrow(event: KeyboardEvent<HTMLAnchorElement>) {
  const way = ways[event.key]
  if (!way) return
  event.preventDefault()
  const links = [...(event.currentTarget.closest('ol')?.querySelectorAll('a') ?? [])]
  const index = links.indexOf(event.currentTarget)
  links[(index + way + links.length) % links.length]?.focus()
}
