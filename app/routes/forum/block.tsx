import { useForm } from '@conform-to/react'
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { readBlock, setBlock } from '~/domain/moderation/block-author.server'
import { itemFromParams, itemUrl } from '~/http/presenters/item-url.server'
import { ownField } from '~/http/forms/own-fields.server'
import { noFields, readForm } from '~/http/forms/read-form.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { formErrorResponse } from '~/http/forms/member-form.server'
import { flash } from '~/http/session/flash.server'
import { requireMember } from '~/http/session/session.server'
import { authorNames } from '~/http/presenters/authors.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { Button, LinkButton } from '~/ui/button'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer } from '~/ui/form/form-answer'
import { Screen } from '~/ui/screen'

export const meta: MetaFunction<typeof loader> = ({ matches, data: shown }) =>
  pageTitle(matches, (t) =>
    t(`moderation:block.${shown?.isBlocked ? 'undoTitle' : 'title'}`, { author: shown?.author }),
  )

export const handle = { i18n: ['moderation', 'forms'] }

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const item = itemFromParams(params)
  const member = await requireMember(request, context)
  const { author, isBlocked, postId } = unwrapOrThrow(await readBlock(member, item))
  const nameOf = authorNames(await getLanguage(request))
  return {
    author: nameOf({ isAnonymous: false, user: author }),
    isBlocked,
    back: itemUrl(item, postId),
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { blocked } = await readForm(request, noFields, { blocked: ownField() })
  const isBlocked = blocked === '1'
  const member = await requireMember(request, context)
  const result = await setBlock(member, itemFromParams(params), isBlocked)
  if (!result.ok && result.code === 'conflict')
    return formErrorResponse({ request, context }, { blocked }, result)
  const { postId } = unwrapOrThrow(result)
  if (!isBlocked) await flash(request, context, 'unblocked')
  return redirect(isBlocked ? '/profile/blocks' : `/forum/post/${postId}`, 303)
}

export const clientAction = submitFallback('update-failed')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function Block() {
  const { author, isBlocked, back } = useLoaderData<typeof loader>()
  const { lastResult } = useFormAnswer(useActionData<typeof action | typeof clientAction>())
  const [form] = useForm({ id: 'block', lastResult })
  const { t } = useTranslation('moderation')
  return (
    <Screen width="narrow">
      <ErrorSummary form={form} fields={[]} />
      <h1>{t(isBlocked ? 'block.undoTitle' : 'block.title', { author })}</h1>
      {!isBlocked && (
        <>
          <p>{t('block.text')}</p>
          <p>{t('block.canUndo')}</p>
        </>
      )}
      <Form method="post" className="actions flex flex-wrap items-center gap-3 print:hidden">
        <input type="hidden" name="blocked" value={isBlocked ? '0' : '1'} />
        <Button>{t(isBlocked ? 'block.undo' : 'block.do')}</Button>{' '}
        <LinkButton variant="quiet" to={isBlocked ? '/forum' : back}>
          {t('block.keep')}
        </LinkButton>
      </Form>
    </Screen>
  )
}
