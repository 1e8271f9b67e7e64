import { afterAll } from 'vitest'
import { startSite, type Site } from './site-server'

/** Starts a site for the tests of one file, and removes it after them. */
export async function siteForFile(options?: Parameters<typeof startSite>[0]): Promise<Site> {
  const site = await startSite(options)
  afterAll(() => site.remove())
  return site
}
