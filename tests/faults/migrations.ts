import { sessionSecret, startSite } from '../support/site/site-server'
import type { Outcome, Scenario, Setting } from './scenario'
import { differences, forumIn, missingRows } from './upgrade/compare-forums'
import { oldDatabases, type OldDatabases } from './upgrade/old-database'
import { startAndKill } from './upgrade/start-and-kill'

/** The versions that are upgraded: the ends of the names of the first migration that each has not seen. */
const versions = ['_search', '_anonymity']
const killsPerRound = { least: 5, most: 13 }

/** A round is one old database, whose upgrade is killed several times and then let through. */
export const migrations: Scenario = {
  about: 'kill -9 while the start upgrades an old forum, and the next start finishes it',
  databases: ['sqlite', 'postgresql'],
  rounds: 4,
  async run(setting) {
    const outcomes: Outcome[] = []
    for (const version of versions) {
      const databases = await oldDatabases(setting.database, version)
      try {
        outcomes.push(await killUpgrades(databases, version, setting))
      } finally {
        await databases.remove()
      }
    }
    return outcomes.reduce((sum, next) => ({
      attempts: `${sum.attempts}, ${next.attempts}`,
      answered: sum.answered + next.answered,
      faults: [...sum.faults, ...next.faults],
    }))
  },
}

async function killUpgrades(databases: OldDatabases, version: string, setting: Setting) {
  const { rounds, random, say } = setting
  const reference = await upgrade(await databases.copy())
  const faults = missingRows(reference.forum)
  say(`${version}: an upgrade takes ${reference.took} ms`)
  let kills = 0
  // How long an upgrade takes depends on what else the machine does: this follows it.
  let reach = reference.took
  for (let round = 1; round <= Math.ceil(rounds / versions.length); round++) {
    const url = await databases.copy()
    for (let left = random.between(killsPerRound.least, killsPerRound.most); left > 0; left--) {
      const after = random.between(reach * 0.3, reach * 0.8)
      const isWithin = await startAndKill(variablesFor(url), after)
      reach = isWithin ? reach * 1.03 : after
      if (!isWithin) break
      kills += 1
    }
    const { forum } = await upgrade(url)
    faults.push(...differences(reference.forum, forum).map((line) => `round ${round}: ${line}`))
    await databases.drop(url)
    say(`${version}, ${round}: ${kills} kills before the site listened`)
  }
  return { attempts: `${kills} kills of ${version}`, answered: 0, faults }
}

/** Lets a start finish the upgrade, and then another one find nothing to do. */
async function upgrade(url: string) {
  const began = Date.now()
  const site = await startSite({ environment: variablesFor(url) })
  const took = Date.now() - began
  await site.end('SIGKILL')
  await site.start()
  await site.remove()
  return { forum: await forumIn(url), took }
}

function variablesFor(url: string) {
  return { DATABASE_URL: url, SESSION_SECRET: sessionSecret }
}
