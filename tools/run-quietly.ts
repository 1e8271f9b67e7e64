import { spawn } from 'node:child_process'

/**
 * Runs a command, shows the elapsed seconds, and returns its output. If the command fails, this process prints the output
 * and ends with the command's status.
 */
export async function runQuietly(
  says: string,
  command: string,
  options: string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const started = performance.now()
  const child = spawn(command, options, { stdio: ['ignore', 'pipe', 'pipe'], env })
  const printed: string[] = []
  const said: string[] = []
  child.stdout.setEncoding('utf8').on('data', (words: string) => printed.push(words))
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (words: string) => said.push(words))
  const { isTTY } = process.stdout
  const show = () => {
    const seconds = Math.round((performance.now() - started) / 1000)
    process.stdout.write(`${isTTY ? '\r' : ''}${says}… ${seconds} s${isTTY ? '' : '\n'}`)
  }
  show()
  const timer = setInterval(show, isTTY ? 1_000 : 15_000)
  const status = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  clearInterval(timer)
  show()
  if (isTTY) process.stdout.write('\n')
  if (status === 0) return printed.join('')
  process.stderr.write(said.join(''))
  process.exit(status)
}
