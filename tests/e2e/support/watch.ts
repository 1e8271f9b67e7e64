import { expect, type BrowserContext, type ConsoleMessage, type WebError } from '@playwright/test'

// The browser's own word that it did not animate a change of page; it comes without any script too.
const notAnimated = /^(InvalidState|Abort|Timeout)Error$/
const offline = /net::ERR_INTERNET_DISCONNECTED|^Failed to fetch manifest patches/
// What the router says of a page that it was loading when somebody went elsewhere, before its answer came or within it:
// in the console, or by a promise that nobody waits for any more.
const left = /^AbortError: (signal is aborted without reason|BodyStreamBuffer was aborted)/
const failedLoad =
  /^Failed to load resource: (?:the server responded with a status of (\d+)|net::ERR_FAILED)/

/**
 * Listens to everything a page may do wrong without anybody seeing it: errors in the console,
 * hydration warnings, exceptions, unhandled rejections, requests to other hosts. The browser's
 * own line about a refused answer is right where the test expects that answer, and nowhere else.
 */
export class Watch {
  private readonly troubles: string[] = []
  private readonly refusals: number[] = []
  private readonly expected: number[] = []
  private isOfflineExpected = false
  private readonly expectedErrors: RegExp[] = []

  /** @param origins where pages may ask for anything: the site, and the OpenID provider it sends people to */
  constructor(private readonly origins: string[]) {}

  /** Listens to all pages of a browser context. */
  attach(context: BrowserContext): void {
    context.on('console', (message) => this.hear(message))
    context.on('weberror', (error) => this.learn(error))
    context.on('request', (request) => this.see(request.url()))
  }

  /** Says that the test has asked for an answer of this status, `times` times; 0 for one that it kept away. */
  expectStatus(status: number, times = 1): void {
    this.expected.push(...Array.from({ length: times }, () => status))
  }

  /** Says that the page throws errors, or writes them to the console, whose message matches. */
  expectError(message: RegExp): void {
    this.expectedErrors.push(message)
  }

  /** Says that the test leaves the site for this origin. */
  expectHost(origin: string): void {
    this.origins.push(origin)
  }

  /** Says that the test takes the network away, of which the browser complains. */
  expectOffline(): void {
    this.isOfflineExpected = true
  }

  /** Fails when anything went wrong, or when an expected refusal did not come. */
  check(): void {
    expect(this.troubles, 'errors in the browser').toEqual([])
    expect(this.refusals.toSorted(), 'statuses that the browser complains of').toEqual(
      this.expected.toSorted(),
    )
  }

  private hear(message: ConsoleMessage) {
    const words = message.text()
    if (left.test(words) || (this.isOfflineExpected && offline.test(words))) return
    if (this.expectedErrors.some((expected) => expected.test(words))) return
    const failed = failedLoad.exec(words)
    if (failed) this.refusals.push(Number(failed[1] ?? 0))
    else if (message.type() === 'error' || /hydrat/i.test(words)) {
      this.troubles.push(`${message.type()}: ${words} (${message.location().url})`)
    }
  }

  private learn(webError: WebError) {
    const { name, message, stack } = webError.error()
    const isAnimation = notAnimated.test(name) && message.startsWith('Transition was')
    if (this.expectedErrors.some((expected) => expected.test(message))) return
    if (!isAnimation && !left.test(`${name}: ${message}`))
      this.troubles.push(`${name}: ${message}\n${stack} (${webError.page()?.url()})`)
  }

  private see(url: string) {
    const isForeign = /^https?:/.test(url) && !this.origins.includes(new URL(url).origin)
    if (isForeign) this.troubles.push(`request to another host: ${url}`)
  }
}
