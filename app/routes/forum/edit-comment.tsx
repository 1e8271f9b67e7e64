import { useForm } from '@conform-to/react'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { discardDraft, readDraft } from '~/domain/drafts/drafts.server'
import { editComment, editCommentSchema } from '~/domain/comments/edit-comment.server'
import { readOwnCommentText } from '~/domain/comments/read-own-comment-text.server'
import { itemUrl } from '~/http/presenters/item-url.server'
import { leadToComment } from '~/http/forms/comment-form.server'
import {
  newIdempotencyKey,
  requireFormMember,
  requireWriting,
} from '~/http/forms/member-form.server'
import { ownItem } from '~/http/forms/own-item.server'
import { keyField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { isAboutForm, refuseForm } from '~/http/forms/reply-form.server'
import { pageTitle } from '~/i18n/page-title'
import { useTranslation } from '~/i18n/use-translation'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { useFormAnswer } from '~/ui/form/form-answer'
import { TextArea } from '~/ui/form/text-area'
import { EditForm } from '~/ui/forum/edit-form'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('writing:editComment'))

export const handle = { i18n: ['forum', 'writing', 'forms'] }

const draftKeyOf = (commentId: string) => `edit-comment:${commentId}`

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const commentId = params.commentId ?? ''
  const member = await requireWriting(request, context)
  const comment = await ownItem(request, context, await readOwnCommentText(member, commentId))
  const { content, isAnonymous, post } = comment
  const draft = await readDraft(member, draftKeyOf(commentId))
  const back = itemUrl({ kind: 'comment', id: commentId }, post.id)
  return {
    commentId,
    back,
    written: { content },
    isAnonymous,
    draft,
    idempotencyKey: await newIdempotencyKey(request, context, member),
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const commentId = params.commentId ?? ''
  const fields = await readForm(request, editCommentSchema, keyField)
  const member = await requireFormMember(request, context, fields, draftKeyOf(commentId))
  const result = await editComment(member, commentId, fields)
  if (!result.ok && isAboutForm(result))
    return refuseForm({ request, context }, fields, result, 'update-failed')
  const comment = await ownItem(request, context, result)
  await discardDraft(member, draftKeyOf(commentId))
  const [notice, typed] = ['comment-updated', fields.content] as const
  return leadToComment(request, context, member, {
    notice,
    postId: comment.post.id,
    comment,
    typed,
  })
}

export const clientAction = submitFallback('update-failed')

export { shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function EditComment() {
  const { commentId, back, written, isAnonymous, draft, idempotencyKey } =
    useLoaderData<typeof loader>()
  const { lastResult, title } = useFormAnswer(useActionData<typeof action | typeof clientAction>())
  const [form, fields] = useForm<{ content: string; isAnonymous: string }>({
    // A new id resets the form, so that a discarded draft does not stay in it.
    id: draft ? 'kept' : undefined,
    lastResult,
    defaultValue: draft ?? written,
  })
  const { t } = useTranslation(['writing', 'forum'])
  return (
    <EditForm
      heading={t('editComment')}
      draftKey={draftKeyOf(commentId)}
      back={back}
      idempotencyKey={idempotencyKey}
      form={form}
      fields={[[fields.content, t('forum:yourComment')]]}
      anonymous={isAnonymous ? undefined : fields.isAnonymous}
      title={title}
      isKept={Boolean(draft)}
      isRefused={Boolean(lastResult)}
    >
      <TextArea field={fields.content} label={t('forum:yourComment')} rows={4} />
    </EditForm>
  )
}
