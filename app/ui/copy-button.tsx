import { useState, type ReactNode } from 'react'
import { Button } from '~/ui/button'
import { useHydrated } from './hydrated'

type Props = {
  text: string
  /** Said after a press. `notCopied`: the browser did not allow it. */
  words: { copied: string; notCopied: string }
  onFail?: () => void
  /** The button's label. */
  children: ReactNode
}

/** A button that copies a text and says whether it did. The button needs scripts, so it appears when they run. */
export function CopyButton({ text, words, onFail, children }: Props) {
  const isHydrated = useHydrated()
  const [status, setStatus] = useState('')

  async function copy() {
    // Screen readers announce only a change.
    setStatus('')
    try {
      await navigator.clipboard.writeText(text)
      setStatus(words.copied)
    } catch {
      onFail?.()
      setStatus(words.notCopied)
    }
  }

  return (
    <>
      {isHydrated && (
        <Button type="button" variant="quiet" onClick={copy}>
          {children}
        </Button>
      )}
      <span role="status">{status}</span>
    </>
  )
}
