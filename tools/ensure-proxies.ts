import { isInstalled, proxies } from '../tests/support/proxies/proxies'
import { installFromDebian, isOurDebian } from './install-from-debian'

/** Installs nginx and Caddy for the tests as root on Debian. Elsewhere, prints the missing ones. */
const missing = proxies.filter((proxy) => !isInstalled(proxy)).map(({ name }) => name)
if (missing.length && isOurDebian) installFromDebian(['nginx', 'caddy'])
else if (missing.length)
  process.stdout.write(`No ${missing.join(' or ')}: their tests are skipped.\n`)
