import { createHash } from 'node:crypto'

/**
 * Takes the nonce out of a page, for which the policy then names each script by its hash: a nonce that many get is
 * none. A script that did not come with the nonce is not ours, and stays without a hash.
 * @param html each character one byte of UTF-8
 * @returns the page, and the hashes as `script-src` has them
 */
export function withoutNonce(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs))
    if (attributes.includes(`nonce="${nonce}"`) && isInlineScript(attributes))
      hashes.add(`'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`)
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), hashes: [...hashes] }
}

// Data, such as JSON-LD, does not run.
function isInlineScript(attributes: string) {
  return !/\bsrc=|type="application\/ld\+json"/.test(attributes)
}
