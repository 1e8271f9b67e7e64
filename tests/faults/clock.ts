import { renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Variables } from '../support/site/site-server'
import { type Trouble, disturbance } from './disturbance'

const file = path.join(tmpdir(), `site-clock-${process.pid}`)

/** Makes the site use the clock that the troubles set, through Debian's `libfaketime`. */
const environment: Variables = {
  LD_PRELOAD: '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_NO_CACHE: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
}

setAhead(0)

function jumping(seconds: number): Trouble {
  return async (_under, random) => {
    setAhead(seconds)
    await pause(random.between(1_000, 4_000))
    setAhead(0)
  }
}

// Replaces the file in one step, because the site may read it at any time.
function setAhead(seconds: number) {
  writeFileSync(`${file}.next`, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  renameSync(`${file}.next`, file)
}

const [hour, day] = [3_600, 86_400]

const troubles: Record<string, Trouble> = {
  'an hour ahead': jumping(hour),
  'an hour back': jumping(-hour),
  'a day ahead': jumping(day),
  'a day back': jumping(-day),
}

export const clock = disturbance({
  about: 'the clock jumps by an hour and a day, ahead and back',
  databases: ['sqlite', 'postgresql'],
  rounds: 2,
  troubles,
  environment,
})
