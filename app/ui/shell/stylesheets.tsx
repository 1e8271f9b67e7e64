import { Links, useLocation, useNavigation, useRouteError } from '@remix-run/react'
import { useState } from 'react'
import screenStyles from '~/styles/app.css?url'
import sectionStyles from '~/styles/landing-sections.css?url'
import { useHydrated } from '~/ui/hydrated'

/**
 * The links in the head. The landing page has a smaller sheet of its own in place of that of all screens, which is there
 * when it has failed or is being left, and fetched with the scripts, so that no screen comes before its styles; what it
 * has in its body is fetched on the way to it.
 */
export function Stylesheets() {
  const here = useLocation().pathname
  const next = useNavigation().location?.pathname
  const error = useRouteError()
  const isHydrated = useHydrated()
  const isLanding = here === '/' && !error && (next ?? '/') === '/'
  const [wasElsewhere, setWasElsewhere] = useState(!isLanding)
  if (!isLanding && !wasElsewhere) setWasElsewhere(true)
  return (
    <>
      {wasElsewhere ? (
        <link rel="stylesheet" href={screenStyles} />
      ) : (
        isHydrated && <link rel="prefetch" as="style" href={screenStyles} />
      )}
      {next === '/' && here !== '/' && <link rel="preload" as="style" href={sectionStyles} />}
      <Links />
    </>
  )
}
