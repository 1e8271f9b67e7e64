import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** A step's description and its command. */
export type Step = [says: string, command: string]

/** The duration of a step. */
export type Took = { says: string; seconds: number }

type Ended = Took & { command: string; status: number; output: string }

/** Runs a step and prints its output at once. A failure ends this process with the step's status. */
export async function runStep(step: Step): Promise<Took> {
  print(`\n${step[0]}…\n`)
  const ended = await run(step, 'inherit')
  if (ended.status) endWith([ended])
  return report(ended)
}

/**
 * Runs steps in parallel, one per processor, and prints the output of each when it ends. If steps fail, this process
 * ends after the last step.
 */
export async function runSideBySide(steps: Step[]): Promise<Took[]> {
  const waiting = [...steps]
  const ended: Ended[] = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const one = await run(step, 'pipe')
      print(`\n${one.says}…\n${one.output}`)
      report(one)
      ended.push(one)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  const failed = ended.filter(({ status }) => status)
  if (failed.length) endWith(failed)
  return ended
}

function run([says, command]: Step, output: 'inherit' | 'pipe'): Promise<Ended> {
  const begun = Date.now()
  const child = spawn(command, { shell: true, stdio: ['ignore', output, output] })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (words: string) => said.push(words))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      resolve({
        ...{ says, command, seconds: (Date.now() - begun) / 1000 },
        // A null code means that a signal ended it.
        ...{ status: code ?? 1, output: said.join('') },
      }),
    )
  })
}

function report({ says, seconds }: Ended): Took {
  print(`    ${Math.round(seconds)} s\n`)
  return { says, seconds }
}

function endWith(failed: Ended[]): never {
  for (const { says, command } of failed) print(`\nFailed: ${says} (${command})\n`)
  process.exit(failed[0]?.status)
}

function print(words: string) {
  process.stdout.write(words)
}
