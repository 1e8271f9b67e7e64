import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { topicKeys, topics } from '~/content/topics'
import { toIsoDay } from '~/domain/day'
import type { FigureName } from '~/domain/figures/count-members.server'
import { readPublicFigures } from '~/domain/figures/public-figures.server'
import { itemReasons } from '~/domain/moderation/reasons'
import { unwrapOrThrow } from '~/http/reply-status'
import { getLanguage } from '~/i18n/i18n.server'
import { languageNames, languages } from '~/i18n/languages'
import { pageHead } from '~/i18n/page-head'
import { formatDay, useTranslation } from '~/i18n/use-translation'
import { LinkButton, touchLinkClass } from '~/ui/button'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { FiguresTable } from '~/ui/figures/figures-table'
import { EmptyState, Screen } from '~/ui/screen'
import '~/styles/company.css'

export const meta: MetaFunction<typeof loader> = (screen) =>
  pageHead(screen, {
    title: (t) => t('community:title'),
    description: (t) => t('community:description'),
    parameters: ['half'],
  })

export const handle = { i18n: ['community'], isForReading: true }

export async function loader({ request }: LoaderFunctionArgs) {
  const half = new URL(request.url).searchParams.get('half') ?? undefined
  const figures = unwrapOrThrow(await readPublicFigures({ half }))
  const language = await getLanguage(request)
  return {
    figures: figures && {
      ...figures,
      publishedOn: formatDay(language, toIsoDay(figures.publishedOn)),
    },
    topics: topicKeys.map((key) => ({ key, title: topics[key][language] })),
  }
}

type Loaded = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['figures']>

/** Shows the statistics of the community for the last half-years, with noise (docs/figures.md). */
export default function Community() {
  const { figures, ...data } = useLoaderData<typeof loader>()
  const { t } = useTranslation('community')
  if (!figures)
    return (
      <Screen>
        <h1>{t('title')}</h1>
        <EmptyState>
          <EmptyDrawing of="figures" />
          <p>{t('none')}</p>
          <LinkButton variant="quiet" to="/forum">
            {t('toForum')}
          </LinkButton>
        </EmptyState>
      </Screen>
    )
  const nameOf = (half: string) => {
    const [year, number] = half.split('-')
    return t(number === '1' ? 'half1' : 'half2', { year })
  }
  const others = figures.halfYears.filter((half) => half !== figures.halfYear)
  return (
    <Screen>
      <h1>{t('title')}</h1>
      <p className="mt-2 text-lg">{nameOf(figures.halfYear)}</p>
      <p className="mt-2">{t('lead')}</p>
      <p className="mt-2 mb-10 text-soft">{t('published', { day: figures.publishedOn })}</p>
      <Groups figures={figures} topics={data.topics} />
      <section className="mt-10">
        <h2>{t('method')}</h2>
        <p className="mt-3">{t('methodText', figures)}</p>
      </section>
      {others.length > 0 && (
        <nav className="mt-10" aria-labelledby="others">
          <h2 id="others">{t('others')}</h2>
          <ul className="mt-3">
            {others.map((half) => (
              <li key={half}>
                <Link className={touchLinkClass} to={`/community?half=${half}`}>
                  {nameOf(half)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Screen>
  )
}

type GroupsProps = { figures: Loaded; topics: { key: string; title: string }[] }

function Groups({ figures: { counts, threshold }, topics: titles }: GroupsProps) {
  const { t } = useTranslation('community')
  const groups: { id: 'people' | 'topics' | 'languages' | 'removed' | 'team'; rows: Row[] }[] = [
    {
      id: 'people',
      rows: (['asked', 'answered', 'answeredInADay'] as const).map((key) => [key, t(key)]),
    },
    { id: 'topics', rows: titles.map(({ key, title }) => [`topic:${key}`, title] as Row) },
    {
      id: 'languages',
      rows: languages.map((language) => [`language:${language}`, languageNames[language]]),
    },
    {
      id: 'removed',
      rows: itemReasons.remove.map((key) => [`removed:${key}`, t(`reason.${key}`)]),
    },
    {
      id: 'team',
      rows: [
        ['appeal:restored', t('restored')],
        ['appeal:stands', t('stands')],
        ['lookedUp', t('lookedUp')],
      ],
    },
  ]
  return groups.map(({ id, rows }) => (
    <FiguresTable
      key={id}
      id={id}
      title={t(id)}
      head={[t('what'), t('members')]}
      rows={rows.flatMap(([key, label]) => {
        const count = counts[key]
        // The forum did not have this topic yet.
        if (count === undefined) return []
        return [{ key, label, count, cells: [String(count ?? t('fewer', { threshold }))] }]
      })}
      hasChart
      small={{ all: t('all'), others: t('otherRows') }}
    />
  ))
}

type Row = [key: FigureName, label: string]
