import { useId, useRef, useState } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { useHydrated } from '~/ui/hydrated'
import { useFocus } from './use-focus'
import { useRootData } from '~/ui/root-data'
import { Button } from '~/ui/button'
import { controlClass, errorClass, hintClass, labelClass } from '~/ui/form/fields'

/** A URL to copy, by hand or with a button. */
function CopyLink({ url }: { url: string }) {
  const { t } = useTranslation('contact')
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const isHydrated = useHydrated()
  const [status, setStatus] = useState<'copied' | 'byHand'>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setStatus('copied')
    } catch {
      field.current?.select()
      setStatus('byHand')
    }
  }

  return (
    <div
      // Scripts add the button. The rows keep its place, so that nothing moves.
      className="copy-link grid grid-cols-1 justify-items-start gap-3 scripted:grid-rows-[auto_minmax(2.75rem,auto)_auto]"
    >
      <div className="w-full">
        <label className={labelClass} htmlFor={id}>
          {t('confirmation.link')}
        </label>
        <p className={hintClass} id={`${id}-hint`}>
          {t('confirmation.linkHint')}
        </p>
        {/* Not an input, because on phones the link needs two lines. */}
        <textarea
          ref={field}
          className={`${controlClass} block field-sizing-content resize-none`}
          id={id}
          aria-describedby={`${id}-hint`}
          value={url}
          rows={2}
          cols={url.length}
          readOnly
        />
      </div>
      {isHydrated && (
        <Button type="button" variant="quiet" onClick={copy}>
          {t('confirmation.copy')}
        </Button>
      )}
      <div role="status">
        {status && (
          <p className={status === 'byHand' ? errorClass : undefined}>
            {t(`confirmation.${status}`)}
          </p>
        )}
      </div>
    </div>
  )
}

type Props = {
  referenceId: string
  /** True when the confirmation gets the focus, because it replaces a form. */
  takesFocus?: boolean
}

/** The confirmation of a sent message: promised response time, reference, link to keep. */
export function SentConfirmation({ referenceId, takesFocus = false }: Props) {
  const { t } = useTranslation('contact')
  const siteUrl = useRootData()?.siteUrl ?? ''
  return (
    <div
      ref={useFocus<HTMLDivElement>(takesFocus)}
      className="grid grid-cols-1 gap-4"
      role="group"
      aria-label={t('confirmation.title')}
      tabIndex={-1}
    >
      <p className="text-lg">{t('confirmation.promise')}</p>
      <dl className="rounded-xl border border-s-3 border-line border-s-success bg-raised px-5 py-4">
        <dt>{t('confirmation.id')}</dt>
        <dd className="text-2xl tracking-[0.1em]">
          <code>{referenceId}</code>
        </dd>
      </dl>
      <p>{t('confirmation.keep')}</p>
      <CopyLink url={`${siteUrl}/contact/sent/${referenceId}`} />
    </div>
  )
}
