import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '~/ui/form/error-summary'
import type { RefusedForm } from '~/ui/form/form-answer'

/** Also the prefix of its fields' ids. */
export const commentFormId = 'comment'

/** The errors of a refused comment, for the top of the page. */
export function CommentSummary({ refused }: { refused: RefusedForm }) {
  const { t } = useTranslation(['forum', 'shell'])
  const { error } = refused.lastResult
  const errorsOf = (name: string) => error?.[name] ?? undefined
  const fieldOf = (name: string) => ({
    id: `${commentFormId}-${name}`,
    name,
    errors: errorsOf(name),
  })
  return (
    <ErrorSummary
      form={{ id: commentFormId, errors: errorsOf(''), allErrors: {} }}
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
