import { useEffect, useState, type RefObject } from 'react'
import { textLength } from '~/domain/validation/text'
import { useTranslation } from '~/i18n/use-translation'

const pause = 1000

type Props = {
  area: RefObject<HTMLTextAreaElement>
  max: number
  /** Shows 'n/max' instead of 'n characters'. */
  isFraction?: boolean
}

/**
 * A text area's length, shown from 80 % of the limit on. As a fraction it is always shown. It is updated on every key
 * and announced when typing pauses. Without JavaScript it is empty.
 */
export function CharacterCounter({ area, max, isFraction }: Props) {
  const { t } = useTranslation('forms')
  const { count, said } = useCount(area)
  const labelOf = (length: number | null) => {
    if (length === null || (!isFraction && length < 0.8 * max)) return ''
    return length > max
      ? t('charactersOver', { count: length - max })
      : t('characters', { count: length })
  }
  const label = isFraction && count !== null ? `${count}/${max}` : labelOf(count)
  return (
    <>
      {(isFraction || label) && (
        <p
          className={`counter min-h-[1lh] text-end text-sm ${count !== null && count > max ? 'font-semibold text-danger' : 'text-soft'}`}
          aria-hidden="true"
        >
          {label}
        </p>
      )}
      <span className="sr-only" role="status">
        {labelOf(said)}
      </span>
    </>
  )
}

function useCount(area: RefObject<HTMLTextAreaElement>) {
  const [count, setCount] = useState<number | null>(null)
  const [said, setSaid] = useState<number | null>(null)

  useEffect(() => {
    const element = area.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout>
    const read = () => setCount(textLength(element.value))
    const readAndSay = () => {
      read()
      clearTimeout(timer)
      timer = setTimeout(() => setSaid(textLength(element.value)), pause)
    }
    read()
    element.addEventListener('input', readAndSay)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('input', readAndSay)
    }
  }, [area])

  return { count, said }
}
