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

/**
 * Checks everything that the site needs and prints how to fix problems. Exit 1 if there are any.
 * Changes nothing; sends one mail if an email address is passed.
 */
async function runChecks(email: string | undefined) {
  const checks: Check[] = [
    { name: 'Settings', run: checkSettings },
    { name: 'Files', run: checkFiles },
    { name: 'Disk', run: checkDisk },
    { name: 'Clock', run: () => checkClock() },
    { name: 'Database', run: checkDatabase },
    { name: 'Replica', run: checkReplica },
    { name: 'Mail', run: () => checkMail(email) },
    { name: 'Feed', run: checkFeed },
    { name: 'Audio', run: checkAudio },
    { name: 'Proxy', run: checkProxy },
  ]
  let count = 0
  for (const check of checks) {
    const findings = await runCheck(check)
    for (const finding of findings) process.stdout.write(lineOf(check.name, finding))
    count += findings.filter(({ state }) => state === 'wrong').length
  }
  process.stdout.write(count ? `\nWrong: ${count}.\n` : '\nNothing is wrong.\n')
  if (count) process.exitCode = 1
}

async function runCheck({ run }: Check) {
  try {
    return await run()
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

await runChecks(process.argv[2])
