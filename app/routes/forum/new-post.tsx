import { useForm } from '@conform-to/react'
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Link, useActionData, useLoaderData, useLocation, useNavigation } from '@remix-run/react'
import { defaultTopic } from '~/content/topics'
import { discardDraft, readDraft, type DraftKey } from '~/domain/drafts/drafts.server'
import { listEpisodes } from '~/domain/episodes/episodes.server'
import { publishPost, publishPostSchema } from '~/domain/posts/publish-post.server'
import { lengths } from '~/domain/validation/lengths'
import { postAboutEpisode } from '~/http/presenters/episode.server'
import { beforeWritingLink } from '~/http/presenters/before-writing.server'
import { calloutsFor, disclaimerHtml, publishedMark } from '~/http/presenters/notices.server'
import {
  newIdempotencyKey,
  requireFormMember,
  requireWriting,
  respondToPreferenceSwitch,
  formErrorResponse,
} from '~/http/forms/member-form.server'
import { choiceField, previewField } from '~/http/forms/own-fields.server'
import { identityChoice } from '~/http/presenters/identity.server'
import {
  audienceChoice,
  contentNoteOptions,
  topicOptions,
} from '~/http/presenters/post-labels.server'
import { othersLabel } from '~/http/presenters/thread.server'
import { takeOutField, takeOutOfForm } from '~/http/forms/guidance-form.server'
import { respondWithPostPreview } from '~/http/forms/comment-form.server'
import { readForm } from '~/http/forms/read-form.server'
import { flash } from '~/http/session/flash.server'
import { getI18n, getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { DraftForm } from '~/ui/draft/draft-form'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { useFocusOnTarget, Actions, Screen, BackLink } from '~/ui/screen'
import { SubmitButton, TextArea, UnsuggestedField } from '~/ui/form/fields'
import { RadioField } from '~/ui/form/radio-field'
import { SelectField } from '~/ui/form/select-field'
import '~/styles/chips.css'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer } from '~/ui/form/form-answer'
import { CategoryFields } from '~/ui/forum/category-fields'
import { useEpisodeLabel } from '~/ui/forum/episode-label'
import { GuidancePanel } from '~/ui/forum/guidance'
import { OthersAsked } from '~/ui/forum/post-links'
import { Preview } from '~/ui/forum/preview'
import { useGetTextAttributes } from '~/ui/forum/item-parts'
import { Guidelines } from '~/ui/forum/guidelines'
import { MoreChoices } from '~/ui/forum/more-choices'
import { Button, touchLinkClass } from '~/ui/button'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, (t) => data?.previewTitle ?? t('writing:createPost'))

const formIdOf = ({ draft }: { draft: object | null }) => (draft ? 'kept' : 'new-post')

export const handle = { i18n: ['forum', 'writing', 'forms'], textFormId: formIdOf }

// A form about an episode must not replace the draft of another question.
function draftKeyOf(about: { episodeId: string } | null): DraftKey {
  return about ? `new-post:${about.episodeId}` : 'new-post'
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireWriting(request, context)
  const language = await getLanguage(request)
  const query = new URL(request.url).searchParams
  const about = await postAboutEpisode(language, query)
  const isAnonymous = query.get('anonymous') === 'true'
  const [episodes, draft] = await Promise.all([
    listEpisodes(),
    readDraft(member, draftKeyOf(about)),
  ])
  return {
    episodes,
    topics: topicOptions(language),
    contentNotes: contentNoteOptions(language),
    identity: identityChoice(language, member),
    audience: audienceChoice(language),
    // A draft under the member's name does not undo "Ask anonymously".
    draft: draft && isAnonymous ? { ...draft, isAnonymous: 'on' } : draft,
    // The search that found no post.
    title: query.get('title')?.slice(0, lengths.titleMax),
    // One of the values in `identity`.
    isAnonymous: isAnonymous ? 'on' : 'false',
    about,
    idempotencyKey: await newIdempotencyKey(request, context, member),
    disclaimer: `${disclaimerHtml(language)} · ${beforeWritingLink(language, isAnonymous)}`,
    previewTitle: context.previewTitle ?? null,
    othersLabel: othersLabel(language),
    previewLabel: getI18n(language).t('thread:preview.button'),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { go, choice, takeOut, ...sent } = await readForm(request, publishPostSchema, {
    ...previewField,
    ...choiceField,
    ...takeOutField,
  })
  const query = new URL(request.url).searchParams
  const draftKey = draftKeyOf(await postAboutEpisode(await getLanguage(request), query))
  const member = await requireFormMember(request, context, sent, draftKey)
  const fields = takeOut ? await takeOutOfForm(await getLanguage(request), member, sent) : sent
  if (choice) return respondToPreferenceSwitch({ request, context }, fields, choice)
  if (go) return respondWithPostPreview({ request, context }, member, fields)
  const result = await publishPost(member, fields)
  if (!result.ok) return formErrorResponse({ request, context }, fields, result, 'post-failed')
  await discardDraft(member, draftKey)
  const { title, content, tombstone } = result.value
  const callouts = await calloutsFor([fields.title, title], [fields.content, content])
  if (tombstone) await flash(request, context, 'post-held', callouts)
  else await flash(request, context, 'post-created', [...callouts, publishedMark(result.value)])
  return redirect('/forum', 303)
}

function initialValues(about: object | null, title: string | undefined) {
  const episode = about ? { type: 'episode', ...about } : { type: 'general' }
  return { ...episode, topic: defaultTopic, audience: 'everyone', title }
}

type Fields = {
  title: string
  content: string
  type: string
  topic: string
  contentNote: string
  audience: string
  episodeId: string
  isAnonymous: string
}

export const clientAction = submitFallback('post-unsent')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function NewPost() {
  const {
    episodes,
    topics,
    contentNotes,
    identity,
    audience,
    draft,
    about,
    idempotencyKey,
    disclaimer,
    ...loaded
  } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const { lastResult, title, guidance } = useFormAnswer(answer)
  const [form, fields] = useForm<Fields>({
    // A new id resets the form, so that a discarded draft does not stay in it.
    id: formIdOf({ draft }),
    lastResult,
    defaultValue: {
      isAnonymous: loaded.isAnonymous,
      ...(draft ?? initialValues(about, loaded.title)),
    },
  })
  const preview = answer && 'preview' in answer ? answer.preview : null
  const { formAction, formData } = useNavigation()
  const isPending = formAction?.startsWith('/forum/new') ?? false
  const { search } = useLocation()
  // A preview, and the form without its draft, begin with the same choice and the same episode.
  const path = about || loaded.isAnonymous === 'on' ? `/forum/new${search}` : '/forum/new'
  useFocusOnTarget()
  const labelOf = useEpisodeLabel()
  const getTextAttributes = useGetTextAttributes()
  const { t } = useTranslation(['writing', 'forum'])
  return (
    <Screen width="narrow">
      <BackLink to="/forum">{t('forum:backToForum')}</BackLink>
      <ErrorSummary
        form={form}
        fields={[
          fields.isAnonymous,
          fields.title,
          fields.content,
          fields.type,
          fields.episodeId,
          fields.topic,
          fields.audience,
          fields.contentNote,
        ]}
        title={title}
      />
      {guidance && <GuidancePanel {...guidance} formId={form.id} />}
      <h1>{t('createPost')}</h1>
      {preview ? (
        <>
          <Preview {...preview} />
          <p className="mb-6">
            <Button form={form.id}>{t('publish')}</Button>
          </p>
        </>
      ) : (
        <p className="mb-5">{t('welcome')}</p>
      )}
      <DraftForm
        form={form}
        // In the browser, a draft about another passage must not replace this one.
        draftKey={
          about && !draft ? `new-post-${about.content || about.episodeId}` : draftKeyOf(about)
        }
        returnTo={path}
        idempotencyKey={
          (lastResult?.initialValue?.idempotencyKey as string | undefined) ?? idempotencyKey
        }
        isKept={Boolean(draft)}
        isRefused={Boolean(lastResult)}
        isPending={isPending}
      >
        <RadioField field={fields.isAnonymous} {...identity} look="cards" />
        <OthersAsked title={loaded.othersLabel} isInPreview={Boolean(preview?.others)}>
          <UnsuggestedField
            field={fields.title}
            label={t('postTitle')}
            hint={t('postTitleHint', lengths)}
          />
        </OthersAsked>
        <TextArea
          field={fields.content}
          label={t('content')}
          hint={t('contentHint', lengths)}
          rows={8}
          grows
          limit={{ min: lengths.contentMin, max: lengths.contentMax }}
        />
        <CategoryFields
          type={fields.type}
          episodeId={fields.episodeId}
          episodes={episodes.map((episode) => ({
            value: episode.id,
            label: labelOf(episode),
            ...getTextAttributes(episode.title),
          }))}
        />
        <SelectField field={fields.topic} label={t('topic')} options={topics} />
        <MoreChoices
          contentNote={fields.contentNote}
          contentNotes={contentNotes}
          audience={fields.audience}
          readers={audience}
        />
        <Actions>
          <SubmitButton pending={isPending} variant={guidance || preview ? 'quiet' : undefined}>
            {isPending && !formData?.has('go') ? t('publishing') : t('publish')}
          </SubmitButton>{' '}
          <Button variant="quiet" name="go" value="preview" formAction={`${path}#preview`}>
            {loaded.previewLabel}
          </Button>{' '}
          <Link className={touchLinkClass} to="/forum">
            {t('cancel')}
          </Link>
        </Actions>
      </DraftForm>
      <p
        className="hint mt-6 mb-4 text-sm text-pretty text-soft"
        dangerouslySetInnerHTML={{ __html: disclaimer }}
      />
      <Guidelines />
    </Screen>
  )
}
