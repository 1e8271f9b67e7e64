import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { editHidden } from '~/domain/accounts/edit-hidden.server'
import { discardDraft, readDraft, saveLateDraft } from '~/domain/drafts/drafts.server'
import { newIdempotencyKey, requireFormMember } from '~/http/forms/member-form.server'
import {
  hiddenBoxes,
  hiddenDraft,
  hiddenInDraft,
  readHiddenForm,
} from '~/http/forms/hidden-form.server'
import { hiddenFrom } from '~/http/presenters/post-labels.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { flash } from '~/http/session/flash.server'
import { hiddenCookie } from '~/http/session/preferences.server'
import { checkingCookies } from '~/http/session/redirect-target'
import { getMember } from '~/http/session/session.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import '~/styles/chips.css'
import { chipClass, chipLabelClass, chipsClass } from '~/ui/form/chip-class'
import { DraftNotice } from '~/ui/draft/draft-notice'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { checkboxClass, formClass, labelClass, SubmitButton } from '~/ui/form/fields'
import { LinkButton } from '~/ui/button'
import { Actions, BackLink, Screen } from '~/ui/screen'

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, (t) => t('hidden:title')),
  { name: 'robots', content: 'noindex' },
]

export const handle = { i18n: ['hidden', 'forum'], isForReading: true }

const path = '/forum/hidden'
const draftKey = 'hidden'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await getMember(request, context)
  const language = await getLanguage(request)
  const draft = member && (await readDraft(member, draftKey))
  const hidden = draft ? hiddenInDraft(draft) : hiddenFrom(member, request)
  return {
    ...hiddenBoxes(language, hidden),
    isKept: draft !== null,
    idempotencyKey: member && (await newIdempotencyKey(request, context, member)),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { hidden, idempotencyKey } = await readHiddenForm(request)
  // A member may have signed in after the form was loaded.
  if (idempotencyKey === undefined && !(await getMember(request, context))) {
    const headers = { 'Set-Cookie': hiddenCookie(hidden) }
    return redirect(checkingCookies(request, '/forum'), { status: 303, headers })
  }
  const draft = hiddenDraft(hidden)
  const member = await requireFormMember(request, context, { ...draft, idempotencyKey }, draftKey)
  const result = await editHidden(member, hidden)
  // The error screen has no boxes.
  if (!result.ok) await saveLateDraft(member.id, draftKey, draft)
  unwrapOrThrow(result)
  await discardDraft(member, draftKey)
  await flash(request, context, 'saved')
  return redirect('/forum', 303)
}

export const clientAction = submitFallback('settings-unsent')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

type Box = { name: string; value: string; label: string; isTicked: boolean }

export default function HiddenContent() {
  const { topics, notes, isKept, idempotencyKey } = useLoaderData<typeof loader>()
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation(['hidden', 'forum'])
  return (
    <Screen width="narrow">
      {idempotencyKey ? (
        <BackLink to="/profile/settings">{t('backToSettings')}</BackLink>
      ) : (
        <BackLink to="/forum">{t('forum:backToForum')}</BackLink>
      )}
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <p>{idempotencyKey ? t('keptInAccount') : t('keptInBrowser')}</p>
      {isKept && <DraftNotice draftKey={draftKey} returnTo={path} isOnServer />}
      {/* The key changes when the draft is discarded, so that the boxes are reset. */}
      <Form key={String(isKept)} method="post" className={formClass}>
        {idempotencyKey && <input type="hidden" name="idempotencyKey" value={idempotencyKey} />}
        <Boxes legend={t('topics')} boxes={topics} />
        <Boxes legend={t('notes')} boxes={notes} />
        <Actions>
          <SubmitButton pending={isPending}>{t('save')}</SubmitButton>{' '}
          <LinkButton variant="quiet" to="/forum">
            {t('cancel')}
          </LinkButton>
        </Actions>
      </Form>
    </Screen>
  )
}

function Boxes({ legend, boxes }: { legend: string; boxes: Box[] }) {
  return (
    <fieldset className={chipsClass}>
      <legend className={labelClass}>{legend}</legend>
      {boxes.map(({ name, value, label, isTicked }) => {
        const id = `${name}-${value}`
        return (
          <div key={id} className={chipClass}>
            <input
              id={id}
              type="checkbox"
              className={checkboxClass}
              name={name}
              value={value}
              defaultChecked={isTicked}
              autoComplete="off"
            />
            <label className={chipLabelClass} htmlFor={id}>
              {label}
            </label>
          </div>
        )
      })}
    </fieldset>
  )
}
