import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type Trouble, disturbance } from './disturbance'

/** Makes system calls of the site fail, through Debian's `strace`. */
function failing(calls: string, error: string): Trouble {
  return async ({ site }, random) => {
    const inject = ['-e', `trace=${calls}`, '-e', `inject=${calls}:error=${error}`]
    const words = ['-f', '-qq', '-o', '/dev/null', ...inject, '-p', String(site.pid())]
    const strace = spawn('strace', words, { stdio: 'ignore' })
    await Promise.race([pause(random.between(1_000, 4_000)), once(strace, 'exit')])
    if (strace.exitCode !== null) throw new Error(`strace ended with ${strace.exitCode}.`)
    const ended = once(strace, 'exit')
    strace.kill('SIGINT')
    await ended
  }
}

const troubles: Record<string, Trouble> = {
  'disk full': async ({ site }, random) => {
    const limitTo = (bytes: string) =>
      execFileSync('prlimit', ['--pid', String(site.pid()), `--fsize=${bytes}:`])
    limitTo('1')
    await pause(random.between(1_000, 4_000))
    limitTo('unlimited')
  },
  'files read-only': failing('pwrite64,pwritev,ftruncate', 'EROFS'),
  'fsync fails': failing('fsync,fdatasync', 'EIO'),
  'reads fail': failing('pread64', 'EIO'),
}

export const storage = disturbance({
  about: 'a full disk, read-only files, fsync and reads that fail, and nothing answered is lost',
  databases: ['sqlite'],
  rounds: 5,
  troubles,
})
