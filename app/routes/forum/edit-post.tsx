import { useForm } from '@conform-to/react'
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { discardDraft, readDraft } from '~/domain/drafts/drafts.server'
import { editPost, editPostSchema } from '~/domain/posts/edit-post.server'
import { readOwnPostText } from '~/domain/posts/read-own-post-text.server'
import { lengths } from '~/domain/validation/lengths'
import { calloutsFor } from '~/http/presenters/callouts.server'
import {
  newIdempotencyKey,
  requireFormMember,
  requireWriting,
} from '~/http/forms/member-form.server'
import { ownItem } from '~/http/forms/own-item.server'
import { keyField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { isAboutForm, refuseForm } from '~/http/forms/reply-form.server'
import { flash } from '~/http/session/flash.server'
import { pageTitle } from '~/i18n/page-title'
import { useTranslation } from '~/i18n/use-translation'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { useFormAnswer } from '~/ui/form/form-answer'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { EditForm } from '~/ui/forum/edit-form'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('writing:editPost'))

export const handle = { i18n: ['forum', 'writing', 'forms'] }

const draftKeyOf = (postId: string) => `edit-post:${postId}`

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const postId = params.postId ?? ''
  const member = await requireWriting(request, context)
  const { title, content, isAnonymous } = await ownItem(
    request,
    context,
    await readOwnPostText(member, postId),
  )
  const draft = await readDraft(member, draftKeyOf(postId))
  const written = { title, content }
  return {
    postId,
    written,
    isAnonymous,
    draft,
    idempotencyKey: await newIdempotencyKey(request, context, member),
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const postId = params.postId ?? ''
  const fields = await readForm(request, editPostSchema, keyField)
  const member = await requireFormMember(request, context, fields, draftKeyOf(postId))
  const result = await editPost(member, postId, fields)
  if (!result.ok && isAboutForm(result))
    return refuseForm({ request, context }, fields, result, 'update-failed')
  const { title, content } = await ownItem(request, context, result)
  await discardDraft(member, draftKeyOf(postId))
  const callouts = await calloutsFor([fields.title, title], [fields.content, content])
  await flash(request, context, 'post-updated', callouts)
  return redirect(`/forum/post/${postId}`, 303)
}

export const clientAction = submitFallback('update-failed')

export { shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function EditPost() {
  const { postId, written, isAnonymous, draft, idempotencyKey } = useLoaderData<typeof loader>()
  const { lastResult, title } = useFormAnswer(useActionData<typeof action | typeof clientAction>())
  const [form, fields] = useForm<{ title: string; content: string; isAnonymous: string }>({
    // A new id resets the form, so that a discarded draft does not stay in it.
    id: draft ? 'kept' : undefined,
    lastResult,
    defaultValue: draft ?? written,
  })
  const { t } = useTranslation('writing')
  return (
    <EditForm
      heading={t('editPost')}
      draftKey={draftKeyOf(postId)}
      back={`/forum/post/${postId}`}
      idempotencyKey={idempotencyKey}
      form={form}
      fields={[
        [fields.title, t('postTitle')],
        [fields.content, t('content')],
      ]}
      anonymous={isAnonymous ? undefined : fields.isAnonymous}
      title={title}
      isKept={Boolean(draft)}
      isRefused={Boolean(lastResult)}
    >
      <TextField field={fields.title} label={t('postTitle')} hint={t('postTitleHint', lengths)} />
      <TextArea
        field={fields.content}
        label={t('content')}
        hint={t('contentHint', lengths)}
        rows={8}
        limit={{ min: lengths.contentMin, max: lengths.contentMax }}
      />
    </EditForm>
  )
}
