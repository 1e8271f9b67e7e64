import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** True when Debian's packages can be installed: on Debian, as root. */
export const isOurDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')

const install = ['install', '-y', '--no-install-recommends']

/** Installs packages. @param optional packages that some releases lack @throws if one of `packages` cannot be installed */
export function installFromDebian(packages: string[], optional: string[] = []): void {
  process.stdout.write(`Installing ${packages.join(', ')} from Debian…\n`)
  const commands = [['update'], [...install, ...packages]]
  for (const command of commands)
    if (!succeeds(command)) throw new Error(`apt-get ${command.join(' ')} failed`)
  for (const each of optional) succeeds([...install, each])
}

function succeeds(command: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', command, { stdio: 'inherit', env }).status === 0
}
