import { checkAudio } from './doctor/check-audio'
import { checkClock } from './doctor/check-clock'
import { checkDatabase } from './doctor/check-database'
import { checkDisk } from './doctor/check-disk'
import { checkFeed } from './doctor/check-feed'
import { checkFiles } from './doctor/check-files'
import { checkMail } from './doctor/check-mail'
import { checkProxy } from './doctor/check-proxy'
import { checkReplica } from './doctor/check-replica'
import { checkSettings } from './doctor/check-settings'
import { wrong, type Check, type Finding } from './doctor/finding'

/** Checks everything that the site needs and prints how to fix problems. Exit 1 if there are any. Changes nothing. */
async function run(email: string | undefined) {
  const checks: Check[] = [
    { name: 'Settings', look: checkSettings },
    { name: 'Files', look: checkFiles },
    { name: 'Disk', look: checkDisk },
    { name: 'Clock', look: () => checkClock() },
    { name: 'Database', look: checkDatabase },
    { name: 'Replica', look: checkReplica },
    { name: 'Mail', look: () => checkMail(email) },
    { name: 'Feed', look: checkFeed },
    { name: 'Audio', look: checkAudio },
    { name: 'Proxy', look: checkProxy },
  ]
  let count = 0
  for (const { name, look } of checks) {
    const findings = await tried(look)
    for (const finding of findings) process.stdout.write(lineOf(name, finding))
    count += findings.filter(({ state }) => state === 'wrong').length
  }
  process.stdout.write(count ? `\nWrong: ${count}.\n` : '\nNothing is wrong.\n')
  if (count) process.exitCode = 1
}

async function tried(look: Check['look']) {
  try {
    return await look()
  } catch (error) {
    return [
      wrong(`could not be checked: ${(error as Error).message}`, 'Put that right, and try again.'),
    ]
  }
}

const marks = { fine: 'ok', note: 'note', wrong: 'WRONG' }

function lineOf(name: string, finding: Finding) {
  const line = `${marks[finding.state].padEnd(7)}${name.padEnd(10)}${finding.found}\n`
  return finding.state === 'fine' ? line : `${line}${' '.repeat(17)}→ ${finding.todo}\n`
}

await run(process.argv[2])
