import { useEffect, useRef } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { useHydrated } from '../hydrated'
import { Button, buttonClass } from '~/ui/button'
import { Screen } from '~/ui/screen'
import { QuickExitForm } from '~/ui/shell/site-frame'

type Props = {
  words: { word: string; latin: string | null }[]
  /** The URL of the form that asks for two of the words. */
  next: string
  canLeave: boolean
}

/** True when an action has answered with new recovery words. */
export function hasNewWords(answer: unknown): answer is { newWords: Props } {
  return typeof answer === 'object' && answer !== null && 'newWords' in answer
}

/** New recovery words. Only this response contains them. */
export function NewRecoveryWords({ words, next, canLeave }: Props) {
  const { t } = useTranslation('recovery')
  useTitle(t('yourWords'), canLeave)
  const heading = useShownOnce(words)
  const isHydrated = useHydrated()
  // When this page is a full document, the site's frame does not know yet that others use the phone.
  useEffect(() => {
    if (canLeave) document.documentElement.dataset.shared = ''
  }, [canLeave])
  return (
    <Screen width="narrow">
      <h1 ref={heading} tabIndex={-1}>
        {t('yourWords')}
      </h1>
      <p>{t('shownOnce')}</p>
      <ol className="my-4 list-decimal rounded-xl border border-line bg-raised py-3 ps-12 pe-4">
        {words.map(({ word, latin }, index) => (
          <li key={index} className="py-1 ps-2">
            <strong
              className="text-xl"
              data-recovery-word=""
              translate="no"
              lang={latin ? 'hi' : 'en'}
            >
              {word}
            </strong>{' '}
            {latin && (
              <span translate="no" lang="hi-Latn">
                ({latin})
              </span>
            )}
          </li>
        ))}
      </ol>
      <p>{t('keepThem')}</p>
      {isHydrated && (
        <p>
          <Button type="button" variant="quiet" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </p>
      )}
      {/* A new document: the header does not know yet who is signed in. */}
      <a className={buttonClass({})} href={next}>
        {t('written')}
      </a>
      {canLeave && <QuickExitForm className={buttonClass({ variant: 'quiet' })} />}
    </Screen>
  )
}

/**
 * Focuses the heading of a page whose content only this answer has. Hides the preferences, which would replace the page
 * (`account.css`). In the answer to a form without scripts, the server hides them.
 * @returns the heading's ref
 */
export function useShownOnce(content: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [content])
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.once = ''
    return () => void delete dataset.once
  }, [])
  return heading
}

// Sets the document's title. Without scripts the server sets it, because only its response has the words.
function useTitle(page: string, isShared: boolean) {
  const { t } = useTranslation()
  const neutral = t('company')
  const title = t('pageTitle', { page, community: t('community') })
  useEffect(() => {
    document.title = isShared || document.title === neutral ? neutral : title
  }, [isShared, neutral, title])
}
