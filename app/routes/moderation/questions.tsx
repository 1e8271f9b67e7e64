import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { toIsoDay } from '~/domain/day'
import { listQuestions } from '~/domain/questions/questions-for-admins.server'
import { excerpt, excerptLengths } from '~/domain/validation/text'
import { unwrapOrThrow } from '~/http/reply-status'
import { requireRole } from '~/http/session/require-role.server'
import { formatDay, useTranslation } from '~/i18n/use-translation'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { Chip, BackLink, EmptyState, Screen, Pager, CardRow } from '~/ui/screen'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { useGetTextAttributes } from '~/ui/forum/item-parts'
import { FilterForm, FilterSelect, queryOf } from '~/ui/messages/message-filter'
import '~/styles/moderation.css'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('messages:questions.list'))

export const handle = { i18n: ['messages', 'forum'], isForReading: true }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireRole(request, context, 'admin')
  const query = new URL(request.url).searchParams
  const { questions, nextCursor } = unwrapOrThrow(
    await listQuestions(admin, Object.fromEntries(query)),
  )
  const language = await getLanguage(request)
  return {
    chosen: query.get('chosen') ?? '',
    q: query.get('q') ?? '',
    isFirstPage: !query.has('cursor'),
    nextCursor,
    questions: questions.map(({ referenceId, question, name, guest, about, episode, day }) => ({
      referenceId,
      name,
      guest,
      about,
      episode,
      day: formatDay(language, toIsoDay(day)),
      excerpt: excerpt(question, excerptLengths.card),
    })),
  }
}

const path = '/moderation/messages/questions'

export default function Questions() {
  const { chosen, q, isFirstPage, nextCursor, questions } = useLoaderData<typeof loader>()
  const { t } = useTranslation(['messages', 'forum'])
  const getTextAttributes = useGetTextAttributes()
  const urlOf = (more: Record<string, string> = {}) => path + queryOf({ chosen, q, ...more })
  return (
    <Screen>
      <BackLink to="/moderation/messages">{t('questions.backToMessages')}</BackLink>
      <h1>{t('questions.list')}</h1>
      <p>{t('questions.listText')}</p>
      <FilterForm action={path} filter={{ chosen, q }} label={t('questions.q')}>
        <FilterSelect
          name="chosen"
          label={t('questions.chosen')}
          chosen={chosen}
          options={[
            ['no', t('questions.chosenNo')],
            ['yes', t('questions.chosenYes')],
          ]}
        />
      </FilterForm>
      {questions.length ? (
        <ul className="mt-2">
          {questions.map(({ referenceId, name, guest, about, episode, day, excerpt: text }) => (
            <CardRow key={referenceId}>
              <h2>
                <Link
                  className="underline!"
                  to={`${path}/${referenceId}`}
                  {...getTextAttributes(text)}
                >
                  {text}
                </Link>
              </h2>
              <p className="byline text-sm text-soft">
                <code>{referenceId}</code> · <bdi>{name ?? t('questions.anonymous')}</bdi> ·{' '}
                <bdi>{about?.title ?? guest}</bdi> · {day}
                {episode && (
                  <>
                    {' · '}
                    <bdi>
                      {episode.episodeNumber === null
                        ? episode.title
                        : t('forum:episodeLabel', {
                            number: episode.episodeNumber,
                            title: episode.title,
                          })}
                    </bdi>
                  </>
                )}
              </p>
              {episode && (
                <p className="mt-1.5">
                  <Chip tone="good">{t('questions.chosen')}</Chip>
                </p>
              )}
            </CardRow>
          ))}
        </ul>
      ) : (
        <EmptyState>
          <EmptyDrawing of="work" />
          <p>{t('questions.listNone')}</p>
        </EmptyState>
      )}
      <Pager
        label={t('questions.pages')}
        first={!isFirstPage && { to: urlOf(), label: t('questions.newest') }}
        next={nextCursor && { to: urlOf({ cursor: nextCursor }), label: t('questions.older') }}
      />
    </Screen>
  )
}
