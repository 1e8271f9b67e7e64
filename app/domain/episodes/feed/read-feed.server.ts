import { lookup as resolveName, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { fileURLToPath, urlToHttpOptions } from 'node:url'
import type { Response } from 'undici'
import { minute, second } from '~/domain/durations'
import { failed, type FeedOutcome } from './outcome'

type Answer = (error: Error | null, found: string | LookupAddress[], family?: number) => void

/** True when an IP address is on the public internet, not on this machine or its network. */
export function isPublicIp(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast'
}

/** True when a URL names this machine or its network literally, without a lookup. */
export function isWrittenAsLocal({ hostname }: URL): boolean {
  const host = hostOf(hostname)
  return /(?:^|\.)localhost$/.test(host) || (isIP(host) > 0 && !isPublicIp(host))
}

function hostOf(hostname: string) {
  return hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
}

/** Like `dns.lookup`, but only for public IP addresses. Connect through it, because a second lookup may differ. */
export function lookupPublic(name: string, options: LookupOptions, answer: Answer): void {
  resolveName(name, { ...options, all: true }, (error, found) => {
    const [first, ...others] = error ? [] : found.filter(({ address }) => isPublicIp(address))
    if (!first) return answer(error ?? new NotPublic(), [])
    if (options.all) answer(null, [first, ...others])
    else answer(null, first.address, first.family)
  })
}

class NotPublic extends Error {
  readonly code = 'ENOTPUBLIC'
}

const feedLimit = 10 * 1024 * 1024

const maxRedirects = 3
const redirects = [301, 302, 303, 307, 308]

/** `url` is the feed's URL after redirects, without a password; it is the base of relative URLs. */
export type RawFeed = { bytes: Buffer; contentType: string; url?: string }

/** Reads a feed from a URL or path; `timeout` in milliseconds. Credentials in the URL go only to that server. */
export async function readFeed(
  source: string,
  timeout = minute,
  lookup = lookupPublic,
): Promise<FeedOutcome<RawFeed>> {
  const signal = AbortSignal.timeout(timeout)
  try {
    if (!/^[a-z][a-z\d+.-]+:/i.test(source)) return await readFile(source, signal)
    if (!URL.canParse(source)) return failed('wrong-url')
    const url = new URL(source)
    if (url.protocol === 'file:') return await readFile(fileURLToPath(url), signal)
    return await fetchFeed(url, signal, lookup)
  } catch (error) {
    return failureOf(error, signal)
  }
}

function failureOf(error: unknown, signal: AbortSignal) {
  if (signal.aborted) return failed('timed-out')
  const reason = describeError(error)
  return reason === 'ENOTPUBLIC' ? failed('not-public') : failed('unreachable', reason)
}

async function readFile(path: string, signal: AbortSignal) {
  return limited(createReadStream(path, { signal }), '', feedLimit)
}

type Fetching = {
  /** The credentials in this URL go only to its own server. */
  trusted: URL
  accept: string
  limit: number
  signal: AbortSignal
  lookup: typeof lookupPublic
  /** True when a URL that names this machine or its network may be requested. */
  allowsLocal: (url: URL) => boolean
}

// The operator may name a local server, but a remote server must not redirect to a local one.
function fetchFeed(start: URL, signal: AbortSignal, lookup: typeof lookupPublic) {
  let mayBeLocal = true
  return fetchFollowing(start, {
    trusted: start,
    accept: feedTypes,
    limit: feedLimit,
    signal,
    lookup,
    allowsLocal: (url) => {
      mayBeLocal &&= isWrittenAsLocal(url)
      return mayBeLocal
    },
  })
}

const documentLimit = 2 * 1024 * 1024
const pictureLimit = 8 * 1024 * 1024
const documentTimeout = 20 * second

/**
 * Reads a transcript or chapters that a feed names: by http or https, at most 2 MB, from public addresses. One
 * exception: if the operator's own feed comes from this machine, its server may be requested again, with exactly the
 * same origin.
 * @param feed the source of the feed, a URL or path
 * @param timeout in milliseconds
 */
export function readDocument(
  url: string,
  feed: string,
  timeout = documentTimeout,
  lookup = lookupPublic,
): Promise<FeedOutcome<RawFeed>> {
  return readNamed(url, feed, { accept: documentTypes, limit: documentLimit, timeout, lookup })
}

/** Reads a picture that a feed names, at most 8 MB, with the rules of `readDocument`. */
export function readPicture(url: string, feed: string): Promise<FeedOutcome<RawFeed>> {
  const limits = { limit: pictureLimit, timeout: documentTimeout, lookup: lookupPublic }
  return readNamed(url, feed, { accept: pictureTypes, ...limits })
}

type Named = Pick<Fetching, 'accept' | 'limit' | 'lookup'> & { timeout: number }

async function readNamed(
  url: string,
  feed: string,
  { timeout, ...asked }: Named,
): Promise<FeedOutcome<RawFeed>> {
  const signal = AbortSignal.timeout(timeout)
  const source = URL.canParse(feed) ? new URL(feed) : null
  const isOfFeed = ({ origin, protocol }: URL) =>
    /^https?:$/.test(protocol) && origin === source?.origin
  try {
    return await fetchFollowing(new URL(url), {
      trusted: source ?? new URL(url),
      ...asked,
      signal,
      allowsLocal: isOfFeed,
    })
  } catch (error) {
    return failureOf(error, signal)
  }
}

async function fetchFollowing(
  start: URL,
  { trusted, accept, limit, signal, lookup, allowsLocal }: Fetching,
): Promise<FeedOutcome<RawFeed>> {
  // The package has a hundred modules. They are not loaded at the start, because the site may have no feed.
  const { Agent, fetch } = await import('undici')
  const [local, outside] = [new Agent(), new Agent({ connect: { lookup } })]
  try {
    let url = start
    for (let count = 0; count <= maxRedirects; count++) {
      if (!/^https?:$/.test(url.protocol)) return failed('wrong-url')
      const isLocal = isWrittenAsLocal(url)
      const mayBeLocal = allowsLocal(url)
      if (isLocal && !mayBeLocal) return failed('not-public')
      const response = await fetch(bare(url), {
        redirect: 'manual',
        headers: { Accept: accept, 'User-Agent': userAgent, ...credentials(url, trusted) },
        signal,
        dispatcher: isLocal ? local : outside,
      })
      const location = redirects.includes(response.status) && response.headers.get('Location')
      if (!location) return await readResponse(response, limit, bare(url))
      await response.body?.cancel()
      if (!URL.canParse(location, url)) return failed('wrong-url')
      url = new URL(location, url)
    }
    return failed('too-many-redirects')
  } finally {
    await Promise.all([local.destroy(), outside.destroy()])
  }
}

const feedTypes = 'application/rss+xml, application/atom+xml, application/xml;q=0.9, */*;q=0.5'
const documentTypes = 'text/vtt, application/json, application/x-subrip, text/html;q=0.8, */*;q=0.5'
const pictureTypes = 'image/jpeg, image/png, image/webp'
const userAgent = 'XX-Health-Forum (podcast episodes)'

// `fetch` refuses URLs with credentials, which private podcast feeds have.
function credentials(url: URL, start: URL): { Authorization?: string } {
  const { auth } = urlToHttpOptions(start)
  if (url.origin !== start.origin || !auth) return {}
  return { Authorization: `Basic ${Buffer.from(auth).toString('base64')}` }
}

function bare(url: URL) {
  return url.href.replace(/^(https?:\/\/)[^/]*@/, '$1')
}

async function readResponse(response: Response, limit: number, url: string) {
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    return failed('bad-status', String(response.status))
  }
  const body = Readable.fromWeb(response.body)
  const read = await limited(body, response.headers.get('Content-Type') ?? '', limit)
  return read.ok ? { ok: true as const, value: { ...read.value, url } } : read
}

// Counts bytes while reading and after decompression, because `Content-Length` may be wrong.
async function limited(
  body: Readable,
  contentType: string,
  limit: number,
): Promise<FeedOutcome<RawFeed>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) return failed('too-large')
    chunks.push(chunk)
  }
  return { ok: true, value: { bytes: Buffer.concat(chunks), contentType } }
}

// Returns the system's error code (ECONNREFUSED, ENOENT), because messages may contain a URL with a password.
function describeError(error: unknown) {
  const { code = '', cause } = error as { code?: string; cause?: { code?: string } }
  return cause?.code ?? code
}
