import type { ComponentProps } from 'react'
import { useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { lengths } from '~/domain/validation/lengths'
import { useTranslation } from '~/i18n/use-translation'
import { LinkButton } from '~/ui/button'
import { Actions, Screen } from '~/ui/screen'
import { useSubmitFailedNotice, type FailedSubmit } from '../feedback/submit-fallback'
import { useFormAnswer, type RefusedForm } from '../form/form-answer'
import { SubmitButton, TextArea, UnsuggestedField, formClass } from '../form/fields'
import type { RadioField } from '../form/radio-field'
import { SelectField } from '../form/select-field'
import { useTextAttributes } from './item-parts'
import { MoreChoices } from './more-choices'
import { EditForm } from './edit-form'

export const editFormId = 'edit'

/** A screen at a post's URL about one's own post or, with `commentId`, one's own comment. */
export type OwnItemScreen = EditScreen | DeleteScreen

type EditScreen = {
  screen: 'edit'
  postId: string
  commentId: string | null
  draftKey: string
  /** The values of the fields: a draft that the server kept, or else the item. */
  values: { [field in string]?: string }
  isKept: boolean
  /** The topic, content note and audience of the post when the form was opened. Null for a comment. */
  shown: string | null
  topics: ComponentProps<typeof SelectField>['options']
  contentNotes: ComponentProps<typeof SelectField>['options']
  /** The choices of who may read a post. Null for a comment. */
  audience: Pick<ComponentProps<typeof RadioField>, 'legend' | 'options'> | null
  isAnonymous: boolean
  /**
   * The choice to name a post's author or not, with the style sheet of its cards. Null for a comment, or once the
   * choice is final.
   */
  identity:
    (Pick<ComponentProps<typeof RadioField>, 'legend' | 'options'> & { styles: string }) | null
  idempotencyKey: string
  refused?: RefusedForm
}

type DeleteScreen = {
  screen: 'delete'
  postId: string
  commentId: string | null
  /** The post's title, or the beginning of the comment. */
  title: string | null
  excerpt: string | null
}

type Props<S extends OwnItemScreen> = { screen: S; failed?: FailedSubmit }

/** Edits or deletes one's own post or comment. `failed` is set when the form could not be sent. */
export function OwnItem({ screen, failed }: Props<OwnItemScreen>) {
  return screen.screen === 'edit' ? (
    // Another key resets the form, so that a discarded draft does not stay in it.
    <EditItem key={`${screen.draftKey} ${screen.isKept}`} screen={screen} failed={failed} />
  ) : (
    <DeleteItem screen={screen} failed={failed} />
  )
}

function EditItem({ screen, failed }: Props<EditScreen>) {
  const { commentId, values, isAnonymous } = screen
  const { lastResult, title, guidance } = useFormAnswer(failed ?? screen.refused)
  const [form, fields] = useForm<{
    title: string
    content: string
    topic: string
    contentNote: string
    audience: string
    isAnonymous: string
  }>({
    id: editFormId,
    lastResult,
    defaultValue: { isAnonymous: screen.identity && 'false', ...values },
  })
  const { t } = useTranslation(['writing', 'forum'])
  return (
    <EditForm
      {...screen}
      heading={commentId ? t('editComment') : t('editPost')}
      form={form}
      fields={[fields.title, fields.content, fields.topic, fields.audience, fields.contentNote]}
      anonymous={isAnonymous ? undefined : fields.isAnonymous}
      title={title}
      guidance={guidance}
      isRefused={Boolean(lastResult)}
    >
      {commentId ? (
        <TextArea field={fields.content} label={t('forum:yourComment')} rows={6} grows />
      ) : (
        <>
          <UnsuggestedField
            field={fields.title}
            label={t('postTitle')}
            hint={t('postTitleHint', lengths)}
          />
          <TextArea
            field={fields.content}
            label={t('content')}
            hint={t('contentHint', lengths)}
            rows={8}
            grows
            limit={{ min: lengths.contentMin, max: lengths.contentMax }}
          />
          <input type="hidden" name="shown" value={screen.shown ?? ''} />
          <SelectField field={fields.topic} label={t('topic')} options={screen.topics} />
          {screen.audience && (
            <MoreChoices
              contentNote={fields.contentNote}
              contentNotes={screen.contentNotes}
              audience={fields.audience}
              readers={screen.audience}
            />
          )}
        </>
      )}
    </EditForm>
  )
}

/** Asks before something is deleted. The first choice is to keep it. */
function DeleteItem({ screen, failed }: Props<DeleteScreen>) {
  const { postId, commentId, title, excerpt } = screen
  const { t } = useTranslation('forum')
  const isPending = useNavigation().formMethod !== undefined
  useSubmitFailedNotice(failed)
  const textAttributes = useTextAttributes(title ?? excerpt ?? '')
  const path = `/forum/post/${postId}`
  return (
    <Screen width="narrow">
      <h1>{commentId ? t('deleteComment') : t('deletePost')}</h1>
      {title && <p {...textAttributes}>{title}</p>}
      {excerpt && (
        <blockquote className="my-4 border-s-3 border-line ps-4 text-soft" {...textAttributes}>
          {excerpt}
        </blockquote>
      )}
      <Form method="post" action={path} className={formClass}>
        <input type="hidden" name="go" value="remove" />
        {commentId && <input type="hidden" name="comment" value={commentId} />}
        <p>{commentId ? t('deleteCommentText') : t('deletePostText')}</p>
        <Actions>
          <SubmitButton variant="danger" pending={isPending}>
            {t('delete')}
          </SubmitButton>{' '}
          <LinkButton variant="quiet" to={path}>
            {t('keep')}
          </LinkButton>
        </Actions>
      </Form>
    </Screen>
  )
}
