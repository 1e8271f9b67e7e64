import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { company } from '~/content/company'
import { getI18n, getLanguage } from '~/i18n/i18n.server'
import { pageHead } from '~/i18n/page-head'
import { Screen } from '~/ui/screen'
import '~/styles/company.css'

export const meta: MetaFunction<typeof loader> = ({ data, ...screen }) =>
  pageHead(screen, {
    title: () => data?.title ?? '',
    description: () => data?.description ?? '',
  })

export const handle = { isForReading: true }

export async function loader({ request }: LoaderFunctionArgs) {
  const t = getI18n(await getLanguage(request)).getFixedT(null, 'accessibility')
  return {
    title: t('title'),
    description: t('description'),
    lead: t('lead'),
    sections: t('sections', { returnObjects: true }),
    tell: t('tell'),
    tellText: t('tellText'),
    email: company.email,
    tellOtherwise: t('tellOtherwise'),
    date: t('date'),
  }
}

const commissioner = 'ccdisabilities.nic.in'
const addressClass = 'inline-flex min-h-11 items-center font-semibold'

/** The accessibility statement, in the order that public bodies use. */
export default function Accessibility() {
  const texts = useLoaderData<typeof loader>()
  return (
    <Screen width="narrow">
      <h1>{texts.title}</h1>
      <p className="mt-3 text-lg">{texts.lead}</p>
      {texts.sections.map(({ title, points }) => (
        <section key={title} className="mt-10">
          <h2>{title}</h2>
          <ul className="mt-3 list-disc ps-5">
            {points.map((point) => (
              <li key={point} className="mt-2">
                {point}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className="mt-10">
        <h2>{texts.tell}</h2>
        <p className="mt-3">{texts.tellText}</p>
        <p className="mt-3">
          <a className={addressClass} href={`mailto:${texts.email}`}>
            {texts.email}
          </a>
        </p>
        <p className="mt-3">{texts.tellOtherwise}</p>
        <p className="mt-3">
          <a className={addressClass} href={`https://${commissioner}`} rel="noopener">
            {commissioner}
          </a>
        </p>
      </section>
      <p className="mt-10 text-soft">{texts.date}</p>
    </Screen>
  )
}
