import type { TestProject } from 'vitest/node'
import './shared-site'
import { startSite } from './site-server'

/** Vitest's global set-up: starts a site for all tests that only read, or change nothing that others read. */
export default async function setup(project: TestProject) {
  const site = await startSite()
  const { url, folder } = site
  project.provide('sharedSite', { url, folder })
  return () => site.remove()
}
