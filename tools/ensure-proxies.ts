import { spawnSync } from 'node:child_process'
import { isInstalled, proxies } from '../tests/support/proxies/proxies'

/** Installs nginx and Caddy for `npm run test:proxies`, as root on Debian; elsewhere says which are missing. */
const missing = proxies.filter((proxy) => !isInstalled(proxy))
if (missing.length) {
  const options = ['install', '-y', '--no-install-recommends', 'nginx', 'caddy']
  spawnSync('apt-get', ['update'], { stdio: 'inherit' })
  const { status } = spawnSync('apt-get', options, { stdio: 'inherit' })
  if (status !== 0) {
    process.stderr.write(`Install ${missing.map(({ name }) => name).join(' and ')} first.\n`)
    process.exit(1)
  }
}
