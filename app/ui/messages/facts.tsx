import { useRef, useState, type ReactNode } from 'react'
import { Button } from '~/ui/button'
import { useHydrated } from '~/ui/hydrated'

/** The classes of a list of terms and their values. */
export const factsClass =
  'grid grid-cols-1 gap-3 [&_dd]:wrap-anywhere [&_dd]:whitespace-pre-line [&_dt]:text-sm [&_dt]:text-soft [&_dd]:flex-[3_1_12rem] [&_dt]:flex-[1_1_7rem] [&>div]:flex [&>div]:items-baseline [&>div]:flex-wrap [&>div]:gap-x-4'

/** The classes of what somebody wrote to the team: on paper, so that it is no further fact. */
export const letterClass =
  'text rounded-xl border border-line bg-raised px-5 py-4 font-serif text-lg'

/** An email address that breaks behind its @ rather than within a word or at a hyphen. */
export function MailAddress({ address }: { address: string }) {
  const end = address.lastIndexOf('@') + 1
  return (
    <>
      <span className="inline-block">{address.slice(0, end)}</span>
      <span className="inline-block">{address.slice(end)}</span>
    </>
  )
}

type ReferenceNumberProps = {
  term: string
  number: string
  words: { copy: string; copied: string; notCopied: string }
}

/** The number by which something that was sent is found again, with a button to copy it. */
export function ReferenceNumber({ term, number, words }: ReferenceNumberProps) {
  const code = useRef<HTMLElement>(null)
  const isHydrated = useHydrated()
  const [status, setStatus] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(number)
      setStatus(words.copied)
    } catch {
      if (code.current) getSelection()?.selectAllChildren(code.current)
      setStatus(words.notCopied)
    }
  }

  return (
    <div className="rounded-xl border border-s-3 border-line border-s-success bg-raised px-5 py-4">
      <dl>
        <dt>{term}</dt>
        <dd className="text-xl font-semibold">
          <code ref={code}>{grouped(number)}</code>
        </dd>
      </dl>
      {/* Scripts bring the button, which moves nothing. */}
      <div className="flex flex-wrap items-center gap-3 scripted:mt-3 scripted:min-h-11">
        {isHydrated && (
          <Button type="button" variant="quiet" onClick={copy}>
            {words.copy}
          </Button>
        )}
        <span role="status">{status}</span>
      </div>
    </div>
  )
}

// A long number is read and typed in groups of six.
function grouped(number: string) {
  return number.length > 8 ? (number.match(/.{1,6}/g) ?? []).join(' ') : number
}

/** A term and its value; nothing without a value. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return children ? (
    <div>
      <dt>{term}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  ) : null
}
