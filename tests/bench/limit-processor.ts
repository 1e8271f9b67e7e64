import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const period = 100_000

/**
 * Limits a process to a share of one processor, by its own control group; needs root.
 * @returns a function that removes the group, after the process has ended
 */
export function limitProcessor(pid: number, share: number): () => void {
  const isUnified = existsSync('/sys/fs/cgroup/cgroup.controllers')
  const group = path.join('/sys/fs/cgroup', isUnified ? '' : 'cpu', `bench-${pid}`)
  mkdirSync(group)
  const quota = share * period
  if (isUnified) writeFileSync(path.join(group, 'cpu.max'), `${quota} ${period}`)
  else writeFileSync(path.join(group, 'cpu.cfs_quota_us'), String(quota))
  writeFileSync(path.join(group, 'cgroup.procs'), String(pid))
  return () => rmdirSync(group)
}
