import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { privacyFacts } from '~/http/presenters/privacy-facts.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageHead } from '~/i18n/page-head'
import { Screen } from '~/ui/screen'
import '~/styles/privacy.css'

export const meta: MetaFunction<typeof loader> = ({ data, ...screen }) =>
  pageHead(screen, {
    title: () => data?.title ?? '',
    description: () => data?.description ?? '',
  })

export async function loader({ request }: LoaderFunctionArgs) {
  return privacyFacts(await getLanguage(request))
}

export default function Privacy() {
  const facts = useLoaderData<typeof loader>()
  return (
    <Screen width="narrow" className="privacy">
      <h1>{facts.title}</h1>
      <p className="lead">{facts.lead}</p>
      <h2>{facts.account}</h2>
      <ul>
        {facts.accountPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <h2 id="otherwise">{facts.otherwise}</h2>
      <table aria-labelledby="otherwise">
        <thead>
          <tr>
            <th scope="col">{facts.what}</th>
            <th scope="col">{facts.howLong}</th>
          </tr>
        </thead>
        <tbody>
          {facts.kept.map(({ what, howLong }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{howLong}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {facts.sections.map(({ title, text, link }) => (
        <section key={title}>
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
