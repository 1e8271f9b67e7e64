import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { helplineDetails, writeInstead } from '~/content/helpline-details'
import { helplines } from '~/content/helplines'
import { getI18n, getLanguage } from '~/i18n/i18n.server'
import { pageHead } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { buttonClass } from '~/ui/button'
import { Screen, BackLink } from '~/ui/screen'
import '~/styles/company.css'

export const meta: MetaFunction<typeof loader> = ({ data, ...screen }) =>
  pageHead(screen, {
    title: () => data?.pageTitle ?? '',
    description: () => data?.description ?? '',
  })

export const handle = { i18n: ['forum', 'help'], isForReading: true }

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await getLanguage(request)
  const { t } = getI18n(language)
  const { title, text, lines } = helplines[language]
  return {
    pageTitle: t('safety:helpPage'),
    description: t('safety:helpPageDescription'),
    title,
    text,
    lines: lines.map(({ name, number }) => {
      const { hours, languages, cost, call } = helplineDetails[number]
      return {
        name,
        number,
        hours: hours[language],
        languages: languages[language],
        cost: cost[language],
        call: call[language],
      }
    }),
    writing: {
      name: writeInstead.name[language],
      email: writeInstead.email,
      hours: writeInstead.hours[language],
      languages: writeInstead.languages[language],
    },
  }
}

export default function Help() {
  const { title, text, lines, writing } = useLoaderData<typeof loader>()
  const { t } = useTranslation(['forum', 'help'])
  return (
    <Screen width="narrow">
      <BackLink to="/forum">{t('backToForum')}</BackLink>
      <h1>{title}</h1>
      <p className="mt-2 text-lg">{text}</p>
      <p className="mt-3">{t('help:traces')}</p>
      <ul className="mt-6">
        {lines.map(({ name, number, call, ...facts }) => (
          <li key={number} className="border-t border-line py-5">
            <div className="flex items-center">
              <h2 className="min-w-0 flex-1 pe-2 text-lg">
                {name}{' '}
                <span className="block font-sans text-xl text-action md:text-2xl">{number}</span>
              </h2>
              <a
                href={`tel:${number}`}
                aria-label={t('help:callLine', { number, name })}
                className={buttonClass({ className: 'flex-none' })}
              >
                {t('help:call')}
              </a>
            </div>
            <p className="mt-1">
              <span className="text-soft">{t('help:whatHappens')}:</span> {call}
            </p>
            <Facts {...facts} />
          </li>
        ))}
      </ul>
      <section className="border-t border-line py-5">
        <h2 className="text-lg">{t('help:write')}</h2>
        <p className="mt-1">{t('help:writeText')}</p>
        <p className="mt-3">
          {writing.name}
          <br />
          <a
            className="inline-flex min-h-11 items-center font-semibold"
            href={`mailto:${writing.email}`}
          >
            {writing.email}
          </a>
        </p>
        <Facts hours={writing.hours} languages={writing.languages} />
      </section>
    </Screen>
  )
}

function Facts(facts: { hours: string; languages: string; cost?: string }) {
  const { t } = useTranslation('help')
  return (
    <dl className="mt-2 text-sm">
      {(['hours', 'languages', 'cost'] as const).map((name) =>
        facts[name] ? (
          <div key={name} className="flex flex-wrap">
            <dt className="w-24 flex-none text-soft">{t(name)}</dt>
            <dd className="flex-[1_1_8rem]">{facts[name]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
