import { useForm } from '@conform-to/react'
import { Link, useNavigation } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { DraftForm } from '~/ui/draft/draft-form'
import type { FailedSubmit } from '~/ui/feedback/submit-fallback'
import { useFormAnswer, type RefusedForm } from '~/ui/form/form-answer'
import { SubmitButton } from '~/ui/form/submit-button'
import { TextArea } from '~/ui/form/text-area'
import { useFieldState } from '~/ui/form/use-field-state'
import { useTextAttributesOf } from '../text-attributes'
import { Preview, type PreviewedForm } from '../preview'
import { commentFormId } from './comment-summary'
import { NamingField, type NamingLabels } from './naming-field'

/** What the server tells the form about its member. */
export type CommentFormData = {
  idempotencyKey: string
  /** The comment being replied to. */
  answered: { id: string; author: string; quote: string; back: string } | null
  /** The address that opens a reply to the comment whose id follows. */
  replyTo: string
  /** Whether the comment being replied to stands on the page: the form is then under it. */
  isInThread: boolean
  /** The draft on the server. */
  draft: Record<string, string> | null
  /** Whether the author writes anonymously in this thread, and how to ask for the name. */
  naming: NamingLabels & { isAnonymous: boolean }
  previewLabel: string
}

type Props = CommentFormData & {
  postId: string
  answer?: RefusedForm | PreviewedForm | FailedSubmit
}

/** The form for a comment or a reply. With JavaScript it cannot be sent blank. */
export function CommentForm(props: Props) {
  const { postId, idempotencyKey, answered, replyTo, draft, answer, naming, previewLabel } = props
  const { t } = useTranslation('forum')
  const { lastResult } = useFormAnswer(answer)
  const [form, fields] = useForm<{ content: string; isAnonymous: string; parentCommentId: string }>(
    {
      id: commentFormId,
      lastResult,
      defaultValue: naming.isAnonymous ? { isAnonymous: 'on', ...draft } : draft,
    },
  )
  const attributesOf = useTextAttributesOf()
  const path = `/forum/post/${postId}`
  const action = answered ? replyTo + answered.id : path
  const { formAction, formData } = useNavigation()
  // The forms that edit and delete are sent to the same address: a comment is not accepted by them.
  const isComment = [null, undefined, 'preview'].includes(formData?.get('go') as string | null)
  const isPending = formAction?.split('?')[0] === path && isComment
  const isBlank = useFieldState(findForm, isContentBlank, true)
  const label = answered ? t('yourReply', { author: answered.author }) : t('yourComment')
  return (
    <>
      {answer && 'preview' in answer && <Preview {...answer.preview} />}
      <DraftForm
        form={form}
        draftKey={`comment:${postId}`}
        returnTo={path}
        idempotencyKey={
          (lastResult?.initialValue?.idempotencyKey as string | undefined) ?? idempotencyKey
        }
        isKept={Boolean(draft)}
        isRefused={Boolean(lastResult)}
        isPending={isPending}
        action={action}
        className="form comment-form"
      >
        <div id="comment-form" />
        {answered && (
          <>
            <input type="hidden" name="parentCommentId" value={answered.id} />
            <blockquote className="excerpt" {...attributesOf(answered.quote)}>
              {answered.quote}
            </blockquote>
          </>
        )}
        <TextArea field={fields.content} label={label} rows={4} />
        <NamingField field={fields.isAnonymous} labels={naming} />
        <div className="actions">
          <SubmitButton pending={isPending} disabled={isBlank}>
            {isPending && !formData?.has('go') ? t('posting') : t('postComment')}
          </SubmitButton>{' '}
          <button
            className="button button-quiet"
            name="go"
            value="preview"
            formAction={`${action}#preview`}
          >
            {previewLabel}
          </button>
          {answered && (
            <Link className="button button-quiet" to={answered.back} preventScrollReset>
              {t('cancelReply')}
            </Link>
          )}
        </div>
      </DraftForm>
    </>
  )
}

function findForm() {
  return document.getElementById(commentFormId)
}

function isContentBlank(form: HTMLElement) {
  return !form.querySelector<HTMLTextAreaElement>('[name=content]')?.value.trim()
}
