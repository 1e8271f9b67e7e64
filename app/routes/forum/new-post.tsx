import { useForm } from '@conform-to/react'
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { discardDraft, readDraft } from '~/domain/drafts/drafts.server'
import { listEpisodes } from '~/domain/episodes/episodes.server'
import { publishPost, publishPostSchema } from '~/domain/posts/publish-post.server'
import { lengths } from '~/domain/validation/lengths'
import { calloutsFor, disclaimerHtml } from '~/http/presenters/callouts.server'
import {
  newIdempotencyKey,
  requireFormMember,
  requireWriting,
} from '~/http/forms/member-form.server'
import { readForm } from '~/http/forms/read-form.server'
import { refuseForm } from '~/http/forms/reply-form.server'
import { flash } from '~/http/session/session.server'
import { languageOf } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-title'
import { DraftForm } from '~/ui/draft/draft-form'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer } from '~/ui/form/form-answer'
import { SubmitButton } from '~/ui/form/submit-button'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { CategoryFields } from '~/ui/forum/category-fields'
import { useEpisodeLabel } from '~/ui/forum/episode-label'
import { useTextAttributesOf } from '~/ui/forum/text-attributes'
import { Guidelines } from '~/ui/forum/guidelines'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('writing:createPost'))

export const handle = { i18n: ['forum', 'writing', 'forms'] }

const draftKey = 'new-post'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireWriting(request, context)
  const [episodes, draft] = await Promise.all([listEpisodes(), readDraft(member, draftKey)])
  const standing = disclaimerHtml(await languageOf(request))
  return {
    episodes,
    draft,
    // What somebody searched for in vain.
    title: new URL(request.url).searchParams.get('title')?.slice(0, lengths.titleMax),
    idempotencyKey: await newIdempotencyKey(request, context, member),
    standing,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, publishPostSchema)
  const member = await requireFormMember(request, context, fields, draftKey)
  const result = await publishPost(member, fields)
  if (!result.ok) return refuseForm({ request, context }, fields, result, 'post-failed')
  await discardDraft(member, draftKey)
  const { title, content } = result.value
  const callouts = await calloutsFor([fields.title, title], [fields.content, content])
  await flash(request, 'post-created', callouts)
  return redirect('/forum', 303)
}

type Fields = {
  title: string
  content: string
  type: string
  episodeId: string
  isAnonymous: string
}

export const clientAction = submitFallback('post-unsent')

export { shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function NewPost() {
  const { episodes, draft, idempotencyKey, standing, ...asked } = useLoaderData<typeof loader>()
  const { lastResult, title } = useFormAnswer(useActionData<typeof action | typeof clientAction>())
  const [form, fields] = useForm<Fields>({
    // A new id resets the form, so that a discarded draft does not stay in it.
    id: draft ? 'kept' : undefined,
    lastResult,
    defaultValue: draft ?? { type: 'general', ...asked },
  })
  const isPending = useNavigation().formAction?.startsWith('/forum/new') ?? false
  const labelOf = useEpisodeLabel()
  const attributesOf = useTextAttributesOf()
  const { t } = useTranslation(['writing', 'forum'])
  return (
    <main id="main" className="screen narrow">
      <ErrorSummary
        form={form}
        fields={[
          [fields.type, t('category')],
          [fields.episodeId, t('selectEpisode')],
          [fields.title, t('postTitle')],
          [fields.content, t('content')],
          [fields.isAnonymous, t('forum:anonymously')],
        ]}
        title={title}
      />
      <Link className="back" to="/forum">
        {t('forum:backToForum')}
      </Link>
      <h1>{t('createPost')}</h1>
      <DraftForm
        form={form}
        draftKey={draftKey}
        returnTo="/forum/new"
        idempotencyKey={idempotencyKey}
        isKept={Boolean(draft)}
        isRefused={Boolean(lastResult)}
        isPending={isPending}
      >
        <CategoryFields
          type={fields.type}
          episodeId={fields.episodeId}
          episodes={episodes.map((episode) => ({
            value: episode.id,
            label: labelOf(episode),
            ...attributesOf(episode.title),
          }))}
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
          label={t('forum:anonymously')}
          note={t('anonymouslyNote')}
        />
        <Guidelines />
        <p className="hint" dangerouslySetInnerHTML={{ __html: standing }} />
        <div className="actions">
          <SubmitButton pending={isPending}>
            {isPending ? t('publishing') : t('publish')}
          </SubmitButton>
          <Link className="button button-quiet" to="/forum">
            {t('cancel')}
          </Link>
        </div>
      </DraftForm>
    </main>
  )
}
