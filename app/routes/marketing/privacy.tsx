import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { privacyFacts } from '~/http/presenters/privacy-facts.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageHead } from '~/i18n/page-head'
import { touchLinkClass } from '~/ui/button'
import { Screen } from '~/ui/screen'
import '~/styles/company.css'

export const meta: MetaFunction<typeof loader> = ({ data, ...screen }) =>
  pageHead(screen, {
    title: () => data?.title ?? '',
    description: () => data?.description ?? '',
  })

export const handle = { isForReading: true }

export async function loader({ request }: LoaderFunctionArgs) {
  return privacyFacts(await getLanguage(request))
}

const cellClass = 'border-b border-line py-3 pe-4 text-start align-top wrap-anywhere'

export default function Privacy() {
  const facts = useLoaderData<typeof loader>()
  const { contents, otherwise, account, sections } = facts
  const places = [
    { id: 'otherwise', title: otherwise },
    { id: 'account', title: account },
    ...sections,
  ]
  return (
    <Screen width="narrow">
      <h1>{facts.title}</h1>
      <p>{facts.lead}</p>
      <nav aria-label={contents} className="mt-4">
        <ul className="gap-6 md:columns-2">
          {places.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={touchLinkClass}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <h2 id="otherwise" className="mt-8">
        {otherwise}
      </h2>
      <table aria-labelledby="otherwise" className="w-full border-collapse text-start">
        <thead className="text-soft">
          <tr>
            <th scope="col" className={cellClass}>
              {facts.what}
            </th>
            <th scope="col" className={cellClass}>
              {facts.howLong}
            </th>
          </tr>
        </thead>
        <tbody>
          {facts.kept.map(({ what, howLong }) => (
            <tr key={what}>
              <th scope="row" className={`font-normal ${cellClass}`}>
                {what}
              </th>
              {/* The width is only a preference: with large text on a phone the column may wrap. */}
              <td className={`w-[30%] ${cellClass}`}>{howLong}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 id="account" className="mt-10">
        {account}
      </h2>
      <p>{facts.accountLead}</p>
      <ul className="grid gap-3">
        {facts.accountPoints.map(({ lead, text }) => (
          <li key={lead}>
            <b className="block">{lead}</b> {text}
          </li>
        ))}
      </ul>
      {sections.map(({ id, title, text, link }) => (
        <section key={id} id={id} className="mt-10 [&>*+*]:mt-3">
          <h2>{title}</h2>
          {text.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {link && (
            <p>
              <Link to={link.to}>{link.label}</Link>
            </p>
          )}
        </section>
      ))}
    </Screen>
  )
}
