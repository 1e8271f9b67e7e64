import { Link, useNavigation } from '@remix-run/react'
import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { DraftForm } from '../draft/draft-form'
import { CheckboxField, type Field, SubmitButton } from '../form/fields'
import { RadioField } from '../form/radio-field'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Actions, BackLink, Screen } from '~/ui/screen'
import { GuidancePanel } from '~/ui/forum/guidance'
import type { GuidanceView } from '~/ui/form/form-answer'
import { touchLinkClass } from '~/ui/button'

type Props = {
  heading: string
  draftKey: string
  postId: string
  commentId: string | null
  idempotencyKey: string
  form: ComponentProps<typeof ErrorSummary>['form'] & {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  fields: ComponentProps<typeof ErrorSummary>['fields']
  /** The field that hides the author's name. Absent if the name is hidden already, which is final. */
  anonymous?: Field
  /** The cards of that field. A comment has a checkbox instead. */
  identity:
    (Pick<ComponentProps<typeof RadioField>, 'legend' | 'options'> & { styles: string }) | null
  title?: string
  guidance?: GuidanceView
  /** True when the form shows a draft from the server. */
  isKept: boolean
  isRefused: boolean
  children: ReactNode
}

/** The screen for editing one's own post or comment, at the post's URL. */
export function EditForm(props: Props) {
  const { heading, draftKey, postId, commentId, idempotencyKey, form, fields, anonymous, title } =
    props
  const { guidance, identity, isKept, isRefused, children } = props
  const { t } = useTranslation(['writing', 'forum'])
  const path = `/forum/post/${postId}`
  const named = anonymous ? [anonymous] : []
  const inOrder = commentId ? [...fields, ...named] : [...named, ...fields]
  const { formAction, formData } = useNavigation()
  const isPending = formAction?.split('?')[0] === path && formData?.get('go') === 'save'
  return (
    <Screen width="narrow">
      <BackLink to={path}>{t('forum:backToPost')}</BackLink>
      <ErrorSummary form={form} fields={inOrder} title={title} />
      {guidance && <GuidancePanel {...guidance} formId={form.id} />}
      <h1>{heading}</h1>
      <DraftForm
        form={form}
        draftKey={draftKey}
        returnTo={path}
        action={path}
        idempotencyKey={idempotencyKey}
        isKept={isKept}
        isRefused={isRefused}
        isPending={isPending}
      >
        <input type="hidden" name="go" value="save" />
        {commentId && <input type="hidden" name="comment" value={commentId} />}
        {/* The fields are in the same order as in the form that wrote the item. */}
        {commentId && children}
        {anonymous && identity && (
          <>
            <link rel="stylesheet" href={identity.styles} />
            <RadioField field={anonymous} {...identity} look="cards" />
          </>
        )}
        {anonymous && !identity && (
          <CheckboxField
            field={anonymous}
            label={t('forum:anonymously')}
            note={t('anonymouslyNote')}
          />
        )}
        {!commentId && children}
        <Actions>
          <SubmitButton pending={isPending} variant={guidance && 'quiet'}>
            {isPending ? t('saving') : t('save')}
          </SubmitButton>{' '}
          <Link className={touchLinkClass} to={path}>
            {t('cancel')}
          </Link>
        </Actions>
      </DraftForm>
    </Screen>
  )
}
