import { Link } from '@remix-run/react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { floors, type Floor } from '~/domain/contact/choices'
import { useTranslation } from '~/i18n/use-translation'

type Props = {
  current: Floor | null
  /** Whether floors can be chosen and are described; otherwise the list only shows the current one. */
  isDirectory?: boolean
  onChoose?: (floor: Floor) => void
  /** Whether it is part of a form, which goes along to the floor that is chosen. */
  isInForm?: boolean
}

/** The floors from the top down, as they stand. Arrow keys move between those of a directory. */
export function FloorList({ current, isDirectory, onChoose, isInForm }: Props) {
  const { t } = useTranslation('elevator')

  function choose(event: MouseEvent, floor: Floor) {
    if (event.metaKey || event.ctrlKey || event.button !== 0) return
    event.preventDefault()
    onChoose?.(floor)
  }

  return (
    <ol
      className={isDirectory ? 'floors' : 'floors shaft'}
      data-at={current ? floors.indexOf(current) : undefined}
      aria-hidden={!isDirectory || undefined}
      reversed
    >
      {[...floors].reverse().map((floor) => (
        <li key={floor} data-current={floor === current || undefined}>
          {isDirectory ? (
            <>
              {isInForm ? (
                <button className="link-button" formAction={pathOf(floor)} name="go" value={floor}>
                  {t(`floor.${floor}`)}
                </button>
              ) : (
                <Link
                  to={pathOf(floor)}
                  aria-current={floor === current ? 'page' : undefined}
                  onClick={(event) => choose(event, floor)}
                  onKeyDown={moveByArrow}
                >
                  {t(`floor.${floor}`)}
                </Link>
              )}
              <p className="hint text-sm text-soft">{t(`help.${floor}`)}</p>
            </>
          ) : (
            t(`floor.${floor}`)
          )}
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
