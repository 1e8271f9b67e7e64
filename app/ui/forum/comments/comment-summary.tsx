import { useTranslation } from '~/i18n/use-translation'
import { ErrorSummary } from '~/ui/form/error-summary'
import type { RefusedForm } from '~/ui/form/form-answer'
import { refusedFields } from '~/ui/form/refused-fields'

/** Also the prefix of its fields' ids. */
export const commentFormId = 'comment'

/** The errors of a refused comment, for the top of the page. */
export function CommentSummary({ refused }: { refused: RefusedForm }) {
  const { t } = useTranslation(['forum', 'shell'])
  const { form, fieldOf } = refusedFields(commentFormId, refused)
  return (
    <ErrorSummary
      form={form}
      fields={[
        [fieldOf('content'), t('yourComment')],
        [fieldOf('isAnonymous'), t('anonymously')],
        // The parent comment has no field on the page: its error links to the comment.
        [{ ...fieldOf('parentCommentId'), id: `${commentFormId}-content` }, t('yourComment')],
      ]}
      title={t(`shell:notice.${refused.notice ?? 'comment-failed'}.title`)}
    />
  )
}
