import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { listBlocks, unblock } from '~/domain/moderation/block-author.server'
import { ownField } from '~/http/forms/own-fields.server'
import { noFields, readForm } from '~/http/forms/read-form.server'
import { leaveEmptyPage, listPageAfter } from '~/http/list-page'
import { unwrapOrThrow, errorResponse } from '~/http/reply-status'
import { flash } from '~/http/session/flash.server'
import { requireMember } from '~/http/session/session.server'
import { getI18n, getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { NothingYet } from '~/ui/profile/nothing-yet'
import { SettingsFrame } from '~/ui/profile/settings-frame'
import { Button } from '~/ui/button'
import { CardRow } from '~/ui/screen'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('moderation:block.listTitle'))

export const handle = { i18n: ['moderation', 'settings'], isForReading: true }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  const listed = await listBlocks(await requireMember(request, context), { cursor })
  const { blocks, nextCursor } = unwrapOrThrow(listed)
  leaveEmptyPage(request, blocks)
  const { t } = getI18n(await getLanguage(request))
  const more = nextCursor && { to: `?cursor=${nextCursor}`, label: t('thread:moreBlocks') }
  return { blocks, more }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { username = '' } = await readForm(request, noFields, { username: ownField() })
  const member = await requireMember(request, context)
  const result = await unblock(member, username)
  // `not-found` means that the form was sent twice. The member is already unblocked.
  if (!result.ok && result.code !== 'not-found') throw errorResponse(result)
  await flash(request, context, 'unblocked')
  const isEmpty = async (cursor: string) => {
    const listed = await listBlocks(member, { cursor })
    return !listed.ok || listed.value.blocks.length === 0
  }
  return redirect(await listPageAfter(request, '/profile/blocks', isEmpty), 303)
}

export default function Blocks() {
  const { blocks, more } = useLoaderData<typeof loader>()
  const { t } = useTranslation(['moderation', 'settings'])
  return (
    <SettingsFrame back={t('settings:backToSettings')} title={t('block.listTitle')}>
      {blocks.length ? (
        <p>{t('block.listText')}</p>
      ) : (
        <NothingYet of="blocks" text={t('block.none')} />
      )}
      <ul className="mt-0">
        {blocks.map(({ username, displayName }) => (
          <CardRow
            key={username}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2"
          >
            <p className="min-w-0 flex-[1_1_8rem]">
              <bdi>{displayName ?? username}</bdi>{' '}
              <small className="block text-soft">@{username}</small>
            </p>
            <Form method="post">
              <input type="hidden" name="username" value={username} />
              <Button
                variant="quiet"
                aria-label={t('block.undoOf', { author: displayName ?? username })}
              >
                {t('block.undo')}
              </Button>
            </Form>
          </CardRow>
        ))}
      </ul>
      {more && <Link to={more.to}>{more.label}</Link>}
    </SettingsFrame>
  )
}
