import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fine, note, wrong, type Finding } from './finding'

/** The command that turns on network time on Debian. */
export const keepTime =
  'Let the machine keep network time: apt-get install systemd-timesyncd, then timedatectl set-ntp true.'

/** Checks whether the clock is behind the site's own files, and whether the machine uses network time. */
export function checkClock(now = new Date()): Finding[] {
  const made = statSync(fileURLToPath(import.meta.url)).mtime
  if (now < made)
    return [wrong(`it is ${now.toISOString()} here, before the site was built`, keepTime)]
  const { status, stdout } = spawnSync('timedatectl', ['show', '--property=NTPSynchronized'], {
    encoding: 'utf8',
    timeout: 5_000,
  })
  const found = `it is ${now.toISOString()}`
  if (status !== 0)
    return [
      note(`${found}; nothing here can tell whether that is right`, 'Compare it with a clock.'),
    ]
  return stdout.includes('=yes')
    ? [fine(`${found}, kept by network time`)]
    : [wrong(`${found}, and the machine does not keep network time`, keepTime)]
}
