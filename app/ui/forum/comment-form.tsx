import { useForm, type SubmissionResult } from '@conform-to/react'
import { Form, Link, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusalNotice } from '~/ui/feedback/refusal-notice'
import { useHydrated } from '~/ui/hydrated'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { ErrorSummary } from '~/ui/form/error-summary'
import { SubmitButton } from '~/ui/form/submit-button'
import { TextArea } from '~/ui/form/text-area'
import type { NoticeKey } from '~/ui/feedback/notices'
import { useAuthorName } from './author-name'
import type { ShownComment } from './comment-threads'

type Props = {
  postId: string
  onceKey: string
  /** The comment that is being answered, if any. */
  answered?: ShownComment
  refused?: { lastResult: SubmissionResult<string[]>; notice: NoticeKey }
}

/** The form for a comment or a reply. With JavaScript it cannot be sent blank. */
export function CommentForm({ postId, onceKey, answered, refused }: Props) {
  const { t } = useTranslation('forum')
  const [form, fields] = useForm<{ content: string; isAnonymous: string; parentCommentId: string }>(
    {
      lastResult: refused?.lastResult,
    },
  )
  const notice = useRefusalNotice(refused)
  const isPending = useNavigation().formAction?.startsWith(`/forum/post/${postId}`) ?? false
  const [isBlank, setIsBlank] = useState(!refused?.lastResult.initialValue?.content)
  const isHydrated = useHydrated()
  const nameOf = useAuthorName()
  const label = answered ? t('yourReply', { author: nameOf(answered) }) : t('yourComment')
  useFocusWhenAnswering(fields.content.id, answered?.id)
  return (
    <Form
      method="post"
      action={`/forum/post/${postId}`}
      id={form.id}
      onSubmit={form.onSubmit}
      onInput={(event) => setIsBlank(isContentBlank(event.currentTarget))}
      noValidate
      className="form comment-form"
    >
      <ErrorSummary
        form={form}
        fields={[fields.content, fields.isAnonymous, fields.parentCommentId]}
        title={notice?.title}
      />
      <div id="comment-form" />
      <input type="hidden" name="onceKey" value={onceKey} />
      {answered && <input type="hidden" name="parentCommentId" value={answered.id} />}
      <TextArea field={fields.content} label={label} rows={4} />
      <CheckboxField field={fields.isAnonymous} label={t('anonymously')} />
      <div className="actions">
        <SubmitButton pending={isPending} disabled={isHydrated && isBlank}>
          {isPending ? t('posting') : t('postComment')}
        </SubmitButton>
        {answered && (
          <Link
            className="button button-quiet"
            to={`/forum/post/${postId}#comment-${answered.id}`}
            preventScrollReset
          >
            {t('cancelReply')}
          </Link>
        )}
      </div>
    </Form>
  )
}

function isContentBlank(form: HTMLFormElement) {
  const content = new FormData(form).get('content')
  return typeof content !== 'string' || content.trim() === ''
}

function useFocusWhenAnswering(fieldId: string, answeredId: string | undefined) {
  useEffect(() => {
    if (answeredId) document.getElementById(fieldId)?.focus()
  }, [fieldId, answeredId])
}
