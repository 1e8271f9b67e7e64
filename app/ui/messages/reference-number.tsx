import { useRef } from 'react'
import { CopyButton } from '~/ui/copy-button'

type Props = {
  term: string
  number: string
  words: { copy: string; copied: string; notCopied: string }
}

/** The number for finding something sent again, with a button to copy it. */
export function ReferenceNumber({ term, number, words }: Props) {
  const code = useRef<HTMLElement>(null)
  const select = () => code.current && getSelection()?.selectAllChildren(code.current)
  return (
    <div className="rounded-xl border border-s-3 border-line border-s-success bg-raised px-5 py-4">
      <dl>
        <dt>{term}</dt>
        <dd className="text-xl font-semibold">
          <code ref={code}>{grouped(number)}</code>
        </dd>
      </dl>
      {/* Scripts add the button. Its place is kept, so that nothing moves. */}
      <div className="flex flex-wrap items-center gap-3 scripted:mt-3 scripted:min-h-11">
        <CopyButton text={number} words={words} onFail={select}>
          {words.copy}
        </CopyButton>
      </div>
    </div>
  )
}

// People read and type a long number in groups of six.
function grouped(number: string) {
  return number.length > 8 ? (number.match(/.{1,6}/g) ?? []).join(' ') : number
}
