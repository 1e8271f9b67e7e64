import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { topics } from '~/content/topics'
import { readWeek, type Questions } from '~/domain/figures/weekly-figures.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { requireRole } from '~/http/session/require-role.server'
import { getLanguage } from '~/i18n/i18n.server'
import { languageNames } from '~/i18n/languages'
import { pageTitle } from '~/i18n/page-head'
import { formatDay, useTranslation } from '~/i18n/use-translation'
import { FiguresTable } from '~/ui/figures/figures-table'
import { Pager, BackLink, Screen } from '~/ui/screen'
import '~/styles/moderation.css'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('figures:title'))

export const handle = { i18n: ['moderation', 'figures'], isForReading: true }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const moderator = await requireRole(request, context, 'moderator')
  const week = new URL(request.url).searchParams.get('week') ?? undefined
  const figures = unwrapOrThrow(await readWeek(moderator, { week }))
  const language = await getLanguage(request)
  return {
    ...figures,
    from: formatDay(language, figures.week),
    to: formatDay(language, figures.lastDay),
    unanswered: figures.unanswered.map(({ key, count }) => {
      return { key, count, title: topics[key][language] }
    }),
  }
}

const path = '/moderation/figures'

export default function Figures() {
  const figures = useLoaderData<typeof loader>()
  const { t } = useTranslation(['figures', 'moderation'])
  const say = (count: number | null) => (count === null ? t('fewer') : String(count))
  const counted = (label: string, key: string, count: number | null) => {
    return { key, label, count, cells: [say(count)] }
  }
  const { questions, before, earlier, later } = figures
  const small = { all: t('all'), others: t('others') }
  const groups = [
    {
      id: 'unanswered',
      head: t('topic'),
      rows: figures.unanswered.map(({ key, title, count }) => counted(title, key, count)),
    },
    {
      id: 'languages',
      head: t('what'),
      rows: figures.languages.map(({ key, count }) => counted(languageNames[key], key, count)),
    },
    {
      id: 'removals',
      head: t('reason'),
      rows: figures.removals.map(({ key, count }) =>
        counted(t(`moderation:reason.${key}`), key, count),
      ),
    },
    {
      id: 'appeals',
      head: t('answer'),
      rows: figures.appeals.map(({ key, count }) =>
        counted(key === 'open' ? t('open') : t(`moderation:reason.${key}`), key, count),
      ),
    },
  ] as const
  const hasNumbers = ({ rows }: (typeof groups)[number]) => rows.some(hasCount)
  const singles = [
    counted(t('releases'), 'releases', figures.releases),
    counted(t('lookUps'), 'lookUps', figures.lookUps),
  ]
  const isSaid = (key: (typeof questionRows)[number]) =>
    [questions, before].some((week) => week[key] !== null)
  // One list names the rows that would show "under 5" in every column.
  const quiet = [
    ...questionRows.filter((key) => !isSaid(key)).map((key) => t(key)),
    ...singles.filter((row) => !hasCount(row)).map(({ label }) => label),
    ...groups.filter((group) => !hasNumbers(group)).map(({ id }) => t(id)),
  ]
  return (
    <Screen>
      <BackLink to="/moderation">{t('moderation:backToQueue')}</BackLink>
      <h1>{t('title')}</h1>
      <p className="mt-2 text-lg">{t('week', figures)}</p>
      <p className="mt-2">{t('text')}</p>
      <p className="mt-2 mb-10">{t('rounded', { fewer: t('fewer') })}</p>
      {quiet.length > 0 && (
        <section aria-labelledby="quiet" className="mb-10">
          <h2 id="quiet">{t('quiet')}</h2>
          <ul className="mt-4 border-t border-line md:columns-2 md:gap-x-12">
            {quiet.map((label) => (
              <li key={label} className="break-inside-avoid border-b border-line py-2">
                {label}
              </li>
            ))}
          </ul>
        </section>
      )}
      {questionRows.some(isSaid) && (
        <FiguresTable
          id="questions"
          title={t('questions')}
          head={[t('what'), t('thisWeek'), t('weekBefore')]}
          rows={questionRows.filter(isSaid).map((key) => ({
            key,
            label: t(key),
            cells: [questions, before].map((week) => sayQuestions(key, week)),
          }))}
        />
      )}
      {singles.some(hasCount) && (
        <FiguresTable
          id="single"
          title={t('single')}
          head={[t('what'), t('count')]}
          rows={singles.filter(hasCount)}
        />
      )}
      {groups.filter(hasNumbers).map(({ id, head, rows }) => (
        <FiguresTable
          key={id}
          id={id}
          title={t(id)}
          head={[head, t('count')]}
          rows={rows}
          hasChart
          small={small}
        />
      ))}
      {figures.words.length > 0 ? (
        <FiguresTable
          id="words"
          title={t('words')}
          head={[t('word'), t('days')]}
          rows={figures.words.map(({ word, days }) => counted(word, word, days))}
        >
          <p className="mt-1">{t('wordsText')}</p>
        </FiguresTable>
      ) : (
        <section aria-labelledby="words" className="mb-10">
          <h2 id="words">{t('words')}</h2>
          <p className="mt-1">{t('noWords')}</p>
        </section>
      )}
      <Pager
        label={t('weeks')}
        first={earlier !== null && { to: `${path}?week=${earlier}`, label: t('earlier') }}
        next={later !== null && { to: `${path}?week=${later}`, label: t('later') }}
      />
    </Screen>
  )

  function sayQuestions(key: (typeof questionRows)[number], week: Questions) {
    const count = week[key]
    if (key === 'asked' || key === 'answeredInADay') return say(count)
    if (count === null) return t('unknown')
    if (key === 'percentInADay') return t('percent', { count })
    return count === 0 ? t('underAnHour') : t('hours', { count })
  }
}

const hasCount = ({ count }: { count: number | null }) => count !== null

const questionRows = ['asked', 'answeredInADay', 'percentInADay', 'medianHours'] as const
