import { Form, Link, useActionData } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { useSubmitFailedNotice } from '~/ui/feedback/submit-failed-notice'

type Props = { text: string; back: string }

/** Asks before something is deleted; keeping it is the first choice. */
export function DeleteForm({ text, back }: Props) {
  const { t } = useTranslation('forum')
  useSubmitFailedNotice(useActionData())
  return (
    <Form method="post" className="form">
      <p>{text}</p>
      <div className="actions">
        <button className="button button-bad">{t('delete')}</button>
        <Link className="button button-quiet" to={back}>
          {t('keep')}
        </Link>
      </div>
    </Form>
  )
}
