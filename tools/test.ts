import { spawnSync } from 'node:child_process'

/** Everything that has to be right before a change is taken in, in the order that finds faults soonest. */
const steps: [string, string][] = [
  ['Generating the database clients', 'npm run generate --silent'],
  ['Checking types', 'npm run typecheck --silent'],
  ['Checking style', 'npm run lint --silent'],
  ['Building the site', 'npm run build --silent'],
  ['Testing rules, routes and the server, on both databases', 'npx vitest run'],
  ['Looking for a browser', 'npm run ensure-browser --silent'],
  ['Testing in the browser, with and without JavaScript', 'npm run test:e2e --silent'],
  ['Weighing every screen', 'npm run size --silent'],
]

const started = Date.now()
for (const [index, [words, command]] of steps.entries()) {
  say(`\n[${index + 1}/${steps.length}] ${words}…`)
  const begun = Date.now()
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) {
    say(`\nFailed: ${words} (${command})`)
    process.exit(status || 1)
  }
  say(`    ${seconds(begun)}`)
}
say(`\nAll passed in ${seconds(started)}.`)

function seconds(since: number) {
  return `${Math.round((Date.now() - since) / 1000)} s`
}

function say(words: string) {
  process.stdout.write(`${words}\n`)
}
