import { expect, type BrowserContext, type ConsoleMessage, type WebError } from '@playwright/test'

// The browser's error when it did not animate a change of page. It also occurs without any script.
const notAnimated = /^(InvalidState|Abort|Timeout)Error$/
const offline = /net::ERR_INTERNET_DISCONNECTED|^Failed to fetch manifest patches/
// The router's error about a page that it was loading when the visitor went elsewhere, before or during its response.
// It appears in the console or as an unhandled rejection.
const left = /^AbortError: (signal is aborted without reason|BodyStreamBuffer was aborted)/
const failedLoad =
  /^Failed to load resource: (?:the server responded with a status of (\d+)|net::ERR_FAILED)/

/**
 * Records everything that can go wrong in a page unseen: errors in the console, hydration warnings, exceptions,
 * unhandled rejections, requests to other hosts. The browser's own line about a refused response is allowed only where
 * the test expects that response.
 */
export class Watch {
  private readonly troubles: string[] = []
  private readonly refusals: number[] = []
  private readonly expected: number[] = []
  private isOfflineExpected = false
  private readonly expectedErrors: RegExp[] = []

  /** @param origins to which pages may send requests: the site, and the OpenID provider */
  constructor(private readonly origins: string[]) {}

  /** Listens to all pages of a browser context. */
  attach(context: BrowserContext): void {
    context.on('console', (message) => this.hear(message))
    context.on('weberror', (error) => this.learn(error))
    context.on('request', (request) => this.see(request.url()))
  }

  /** Expects responses with this status, `times` times. Status 0 is a response that the test has blocked. */
  expectStatus(status: number, times = 1): void {
    this.expected.push(...Array.from({ length: times }, () => status))
  }

  /** Expects errors of the page, thrown or in the console, whose message matches. */
  expectError(message: RegExp): void {
    this.expectedErrors.push(message)
  }

  /** Allows the test to leave the site for this origin. */
  expectHost(origin: string): void {
    this.origins.push(origin)
  }

  /** Expects the browser's errors about the network, which the test disconnects. */
  expectOffline(): void {
    this.isOfflineExpected = true
  }

  /** Fails when anything went wrong, or when an expected refusal did not occur. */
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
