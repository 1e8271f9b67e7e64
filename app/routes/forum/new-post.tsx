import { randomUUID } from 'node:crypto'
import { useForm } from '@conform-to/react'
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listEpisodes } from '~/domain/forum/episodes.server'
import { newPostFields, publishPost } from '~/domain/forum/publish-post.server'
import { lengths } from '~/domain/lengths'
import { readForm } from '~/http/read-form.server'
import { refuseForm } from '~/http/reply-form.server'
import { leaveNotice, requireMember } from '~/http/session.server'
import { pageTitle } from '~/i18n/page-title'
import { useRefusalNotice } from '~/ui/feedback/refusal-notice'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { ErrorSummary } from '~/ui/form/error-summary'
import { SubmitButton } from '~/ui/form/submit-button'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { CategoryFields } from '~/ui/forum/category-fields'
import { useEpisodeLabel } from '~/ui/forum/episode-label'
import { Guidelines } from '~/ui/forum/guidelines'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('forum:createPost'))

export const handle = { i18n: ['forum', 'forms'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(request, context)
  return { episodes: await listEpisodes(), onceKey: randomUUID() }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request, context)
  const fields = await readForm(request, newPostFields)
  const result = await publishPost(member, fields)
  if (!result.ok) return refuseForm(context, fields, result, 'post-failed')
  await leaveNotice(request, 'post-created')
  return redirect('/forum', 303)
}

type Fields = {
  title: string
  content: string
  type: string
  episodeId: string
  isAnonymous: string
}

export default function NewPost() {
  const { episodes, onceKey } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const [form, fields] = useForm<Fields>({ lastResult: refused?.lastResult })
  const isPending = useNavigation().formAction?.startsWith('/forum/new') ?? false
  const notice = useRefusalNotice(refused)
  const labelOf = useEpisodeLabel()
  const { t } = useTranslation('forum')
  return (
    <main id="main" className="screen narrow">
      <ErrorSummary
        form={form}
        fields={[fields.type, fields.episodeId, fields.title, fields.content, fields.isAnonymous]}
        title={notice?.title}
      />
      <Link className="back" to="/forum">
        {t('backToForum')}
      </Link>
      <h1>{t('createPost')}</h1>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="form">
        <input type="hidden" name="onceKey" value={onceKey} />
        <CategoryFields
          type={fields.type}
          episodeId={fields.episodeId}
          episodes={episodes.map((episode) => ({ value: episode.id, label: labelOf(episode) }))}
        />
        <TextField field={fields.title} label={t('postTitle')} hint={t('postTitleHint', lengths)} />
        <TextArea
          field={fields.content}
          label={t('content')}
          hint={t('contentHint', lengths)}
          rows={8}
          limit={{ min: lengths.contentMin, max: lengths.contentMax }}
        />
        <CheckboxField
          field={fields.isAnonymous}
          label={t('anonymously')}
          note={t('anonymouslyNote')}
        />
        <Guidelines />
        <div className="actions">
          <SubmitButton pending={isPending}>
            {isPending ? t('publishing') : t('publish')}
          </SubmitButton>
          <Link className="button button-quiet" to="/forum">
            {t('cancel')}
          </Link>
        </div>
      </Form>
    </main>
  )
}
