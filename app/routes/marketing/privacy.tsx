import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { privacyFacts } from '~/http/presenters/privacy-facts.server'
import { getLanguage } from '~/i18n/i18n.server'
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
  return privacyFacts(await getLanguage(request))
}

const cellClass = 'border-b border-line py-3 pe-4 text-start align-top wrap-anywhere'

export default function Privacy() {
  const facts = useLoaderData<typeof loader>()
  return (
    <Screen width="narrow">
      <h1>{facts.title}</h1>
      <p>{facts.lead}</p>
      <h2 className="mt-10">{facts.account}</h2>
      <ul className="grid list-disc gap-3 ps-5">
        {facts.accountPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <h2 id="otherwise" className="mt-10">
        {facts.otherwise}
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
              {/* A wish only: with large letters on a phone it may wrap. */}
              <td className={`w-[30%] ${cellClass}`}>{howLong}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {facts.sections.map(({ title, text, link }) => (
        <section key={title} className="mt-10 [&>*+*]:mt-3">
          <h2>{title}</h2>
          <p>{text}</p>
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
