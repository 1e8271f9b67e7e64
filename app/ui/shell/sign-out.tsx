import type { FormEvent } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { draftPrefix, removeLocalDraftsForGood } from '~/ui/draft/local-drafts'
import { useShowNotice } from '~/ui/feedback/notice-region'

/** The button that signs out. Where it fails, the page stays, and so does what was typed. */
export function SignOut({ className }: { className: string }) {
  const { t } = useTranslation()
  const showNotice = useShowNotice()

  async function signOut(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    try {
      const options = { method: 'POST', body: new URLSearchParams(), redirect: 'manual' } as const
      const { type } = await fetch(event.currentTarget.action, options)
      if (type !== 'opaqueredirect') throw new Error(type)
      removeLocalDraftsForGood()
      location.assign('/xxperiment/index.html#signed-out')
    } catch {
      showNotice('sign-out-failed')
    }
  }

  return (
    <form
      method="post"
      action="/auth/signout"
      data-stays=""
      data-draft={draftPrefix}
      onSubmit={signOut}
    >
      <button className={className}>{t('signOut')}</button>
    </form>
  )
}
