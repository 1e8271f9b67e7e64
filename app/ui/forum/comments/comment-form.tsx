import { useTranslation } from '~/i18n/use-translation'
import { ErrorSummary } from '~/ui/form/error-summary'
import {
  type RefusedForm,
  refusedFields,
  useFormAnswer,
  useNoticeTitle,
} from '~/ui/form/form-answer'
import {
  CheckboxField,
  FieldErrors,
  type Field,
  SubmitButton,
  TextArea,
  useFieldState,
  formClass,
  checkClass,
  checkLabelClass,
  radioClass,
  fieldsetClass,
  labelClass,
} from '~/ui/form/fields'
import { useForm } from '@conform-to/react'
import { Link, useNavigation } from '@remix-run/react'
import { DraftForm } from '~/ui/draft/draft-form'
import type { FailedSubmit } from '~/ui/feedback/submit-fallback'
import { Button, touchLinkClass } from '~/ui/button'
import { Actions } from '~/ui/screen'
import { useGetTextAttributes } from '../item-parts'
import { Preview, type PreviewedForm } from '../preview'

/** The form's id, which is also the prefix of its fields' ids. */
export const commentFormId = 'comment'

/** The errors of a refused comment, for the top of the page. */
export function CommentSummary({ refused }: { refused: RefusedForm }) {
  const titleOf = useNoticeTitle()
  const { form, fieldOf } = refusedFields(commentFormId, refused)
  return (
    <ErrorSummary
      form={form}
      fields={[
        fieldOf('content'),
        fieldOf('isAnonymous'),
        // The parent comment has no field on the page, so its error links to the comment's text.
        { ...fieldOf('parentCommentId'), id: `${commentFormId}-content` },
      ]}
      title={titleOf(refused.notice ?? 'comment-failed')}
    />
  )
}

type IdentityLabels = {
  legend: string
  stay: string
  show: string
  /** Sentences about how the author appears, with their name and without it. */
  asNamed: string
  asAnonymous: string
}

type Props = { field: Field; labels: IdentityLabels }

/**
 * The choice to comment anonymously, as a checkbox. Authors who have to decide get two radio buttons, because an
 * unticked checkbox sends nothing.
 */
function IdentityField({ field, labels }: Props) {
  const { t } = useTranslation('forum')
  const isAsked = field.initialValue === 'false' || field.errors
  // Browsers without `:has` show both sentences.
  const note = (
    <>
      <span className="[.check:has(:checked)_&]:hidden">{labels.asNamed}</span>{' '}
      <span className="[.check:not(:has(:checked))_&]:hidden">{labels.asAnonymous}</span>
    </>
  )
  if (!isAsked) return <CheckboxField field={field} label={t('anonymously')} note={note} />
  const choices = { on: labels.stay, false: labels.show }
  // Not `RadioField`, which would add a file to the forum's heaviest screen.
  return (
    <fieldset
      className={fieldsetClass(field, 'radios')}
      aria-describedby={field.errors && field.errorId}
    >
      <legend className={labelClass}>{labels.legend}</legend>
      <FieldErrors field={field} />
      {Object.entries(choices).map(([value, label], index) => (
        <div className={checkClass} key={`${field.key}${value}`}>
          <input
            id={index ? `${field.id}-named` : field.id}
            type="radio"
            className={radioClass}
            name={field.name}
            value={value}
            defaultChecked={(field.initialValue ?? 'on') === value}
          />
          <label className={checkLabelClass} htmlFor={index ? `${field.id}-named` : field.id}>
            {label}
          </label>
        </div>
      ))}
    </fieldset>
  )
}

/** The server's data about the member, for the form. */
export type CommentFormData = {
  idempotencyKey: string
  /** The comment being replied to. */
  replyTo: { id: string; author: string; quote: string; back: string } | null
  /** The URL that opens a reply, without the id of the comment at its end. */
  replyUrl: string
  /** True when the comment being replied to is on the page. The form is then under it. */
  isInThread: boolean
  /** The draft on the server. */
  draft: Record<string, string> | null
  /** Tells if the author writes anonymously in this thread, with the labels of that choice. */
  identity: IdentityLabels & { isAnonymous: boolean }
  previewLabel: string
}

type CommentFormProps = CommentFormData & {
  postId: string
  answer?: RefusedForm | PreviewedForm | FailedSubmit
}

/** The form for a comment or a reply. With JavaScript it cannot be sent blank. */
export function CommentForm(props: CommentFormProps) {
  const { postId, idempotencyKey, replyTo, replyUrl, isInThread } = props
  const { draft, answer, identity, previewLabel } = props
  const { t } = useTranslation('forum')
  const { lastResult, guidance } = useFormAnswer(answer)
  const [form, fields] = useForm<{ content: string; isAnonymous: string; parentCommentId: string }>(
    {
      id: commentFormId,
      lastResult,
      defaultValue: identity.isAnonymous ? { isAnonymous: 'on', ...draft } : draft,
    },
  )
  const getTextAttributes = useGetTextAttributes()
  const path = `/forum/post/${postId}`
  // Without a comment, `reply=` keeps the draft from choosing one.
  const action = replyUrl + (replyTo?.id ?? '')
  const { formAction, formData } = useNavigation()
  // The forms that edit and delete are sent to the same URL. They do not submit a comment.
  const isComment = [null, undefined, 'preview'].includes(formData?.get('go') as string | null)
  const isPending = formAction?.split('?')[0] === path && isComment
  const isBlank = useFieldState(findForm, isContentBlank, true)
  const label = replyTo ? t('yourReply', { author: replyTo.author }) : t('yourComment')
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
        className={`${formClass} comment-form print:hidden ${isInThread ? 'mt-1 mb-6 rounded-xl border border-edge bg-raised p-4' : ''}`}
      >
        {/* Takes no row of the grid. */}
        <div id="comment-form" className="absolute" />
        {replyTo && (
          <>
            <input type="hidden" name="parentCommentId" value={replyTo.id} />
            <blockquote
              className="excerpt my-1.5 line-clamp-2 border-s-3 border-line ps-3 text-sm text-soft"
              {...getTextAttributes(replyTo.quote)}
            >
              {replyTo.quote}
            </blockquote>
          </>
        )}
        <TextArea field={fields.content} label={label} rows={4} grows />
        <IdentityField field={fields.isAnonymous} labels={identity} />
        <Actions>
          <SubmitButton pending={isPending} disabled={isBlank} variant={guidance && 'quiet'}>
            {isPending && !formData?.has('go') ? t('posting') : t('postComment')}
          </SubmitButton>{' '}
          <Button variant="quiet" name="go" value="preview" formAction={`${action}#preview`}>
            {previewLabel}
          </Button>
          {replyTo && (
            <Link className={touchLinkClass} to={replyTo.back} preventScrollReset>
              {t('cancelReply')}
            </Link>
          )}
        </Actions>
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
