import { useNavigation } from '@remix-run/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { useBrowserLayoutEffect } from '../hydrated'
import type { Field } from './fields'

type Props = {
  form: { id: string; errors: string[] | undefined; allErrors: object }
  fields: Pick<Field, 'id' | 'name' | 'errors'>[]
  /** The notice's title. */
  title?: string
  /** A link to continue, shown when no single field is wrong. */
  children?: ReactNode
}

/** The errors of a form, at the top of the page. Each is a link to its field. */
export function ErrorSummary(props: Props) {
  const { form } = props
  const isWrong = form.errors !== undefined || props.fields.some((field) => field.errors)
  return isWrong ? <Summary {...props} refusal={form.allErrors} /> : null
}

function Summary({ form, fields, title, refusal, children }: Props & { refusal: object }) {
  const { t } = useTranslation('forms')
  const box = useFocusOn(refusal)
  useErrorInTitle()
  const isAboutFields = fields.some((field) => field.errors?.length)
  const [problem, ...more] = form.errors ?? []
  // Without a field to link to, a notice and its only problem share one line.
  const isOneLine = !isAboutFields && title !== undefined && !more.length
  return (
    <div
      className="summary rounded-xl border-2 border-danger bg-raised px-5 py-4 [&_a]:font-semibold [&_a]:text-danger [&_li]:py-1 [&_p]:py-1 [&_p]:font-semibold"
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${form.id}-summary`}
      aria-describedby={`${form.id}-problems`}
    >
      <h2 className="mb-1 text-lg" id={`${form.id}-summary`}>
        {t('summary')}
      </h2>
      <div id={`${form.id}-problems`}>
        {isOneLine ? (
          <p>{[title, problem].filter(Boolean).join(': ')}</p>
        ) : (
          [title, ...(form.errors ?? [])].map((each) => each && <p key={each}>{each}</p>)
        )}
        {!isAboutFields && children}
        <ul>
          {fields.map((field) =>
            field.errors?.map((problem) => (
              <li key={field.name + problem}>
                <a href={`#${field.id}`} onClick={focusTarget}>
                  {problem}
                </a>
              </li>
            )),
          )}
        </ul>
      </div>
    </div>
  )
}

/** Focuses the field that a fragment link leads to. The link alone would only scroll, and lose the form's answer. */
export function focusTarget(event: React.MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}

// Focuses the summary after every submit, because conform does not render again for the same errors.
function useFocusOn(refusal: object) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  const isSending = useNavigation().formMethod !== undefined
  // Runs before anybody can press a link of the summary. On a slow phone the other effect runs later.
  useBrowserLayoutEffect(() => {
    if (isSending) before.current ??= document.activeElement
  }, [refusal, isSending])
  useEffect(() => {
    if (isSending) return
    const focused = document.activeElement
    // If the visitor has moved to a field in the meantime, the focus stays there.
    const hasMoved =
      before.current && focused !== before.current && focused?.matches('input, textarea, select')
    before.current = null
    if (!hasMoved) box.current?.focus()
  }, [refusal, isSending])
  return box
}

// The server adds 'Error: ' to a refused page's title. This hook does the same for client submits.
function useErrorInTitle() {
  const { t } = useTranslation()
  const prefix = t('errorTitle', { title: '' })
  useEffect(() => {
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [prefix])
}
