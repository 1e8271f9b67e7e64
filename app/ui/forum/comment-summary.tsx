import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '~/ui/form/error-summary'
import type { RefusedForm } from '~/ui/form/form-answer'
import { refusedFields } from '~/ui/form/refused-fields'

/** The id of the comment form: its fields' ids begin with it. */
export const commentFormId = 'comment'

/** What is wrong with a refused comment, for the top of the page. */
export function CommentSummary({ refused }: { refused: RefusedForm }) {
  const { t } = useTranslation(['forum', 'shell'])
  const { form, fieldOf } = refusedFields(commentFormId, refused)
  return (
    <ErrorSummary
      form={form}
      fields={[
        [fieldOf('content'), t('yourComment')],
        [fieldOf('isAnonymous'), t('anonymously')],
        // What is answered has no box of its own: its problem leads to the comment's.
        [{ ...fieldOf('parentCommentId'), id: `${commentFormId}-content` }, t('yourComment')],
      ]}
      title={t(`shell:notice.${refused.notice ?? 'comment-failed'}.title`)}
    />
  )
}
