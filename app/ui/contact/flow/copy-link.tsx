import { useId, useRef, useState } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { useHydrated } from '~/ui/hydrated'

/** A URL to copy, by hand or with a button. */
export function CopyLink({ url }: { url: string }) {
  const { t } = useTranslation('contact')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const [status, setStatus] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setStatus(t('confirmation.copied'))
    } catch {
      input.current?.select()
      setStatus(t('confirmation.byHand'))
    }
  }

  return (
    <div className="field copy-link">
      <label htmlFor={id}>{t('confirmation.link')}</label>
      <input ref={input} id={id} value={url} size={url.length} readOnly />
      {isHydrated && (
        <button type="button" className="button button-quiet" onClick={copy}>
          {t('confirmation.copy')}
        </button>
      )}
      <span role="status">{status}</span>
    </div>
  )
}
