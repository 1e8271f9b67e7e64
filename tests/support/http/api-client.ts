import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { resourceBuild } from './resource-build'
import { expect } from 'vitest'
import routes from '~/routes'
import { departures } from './api-document'
import { loadContext } from './page-request'

const site = 'http://localhost:3000'
const modules = import.meta.glob<ServerBuild['routes'][string]['module']>(
  '../../../app/routes/api/**/*.ts',
  { eager: true },
)

export type ApiAnswer<T = Record<string, unknown>> = {
  status: number
  headers: Headers
  body: T
}

type Options = { headers?: Record<string, string>; raw?: BodyInit }

/** A client of the API that keeps its cookies, like a browser or `curl -b jar -c jar`. */
export class ApiClient {
  #cookie = ''

  /**
   * Makes a call through Remix, as the site does, and checks the response against the OpenAPI document.
   * @param body sent as JSON
   */
  async call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    { headers, raw }: Options = {},
  ): Promise<ApiAnswer<T>> {
    const request = new Request(site + path, {
      method,
      headers: {
        ...(this.#cookie && { Cookie: this.#cookie }),
        ...((body !== undefined || raw !== undefined) && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    })
    const response = await handle(request, loadContext())
    const text = await response.text()
    const answer = text === '' ? null : (JSON.parse(text) as unknown)
    if (method !== 'HEAD' && method !== 'OPTIONS') {
      expect(departures(method, new URL(request.url).pathname, response.status, answer)).toBe('')
    }
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const setCookie = response.headers.get('Set-Cookie')
    if (setCookie) this.#cookie = setCookie.split(';')[0] ?? ''
    return { status: response.status, headers: response.headers, body: answer as T }
  }

  async signUp(username: string) {
    const account = { username, email: `${username}@example.com`, password: 'correct horse' }
    const { body } = await this.call<{ user: { _id: string } }>('POST', '/api/auth/signup', account)
    return body.user
  }

  with(cookie: string): this {
    this.#cookie = cookie
    return this
  }
}

const paths = routes.filter(({ path }) => path?.startsWith('api'))

const build = resourceBuild(
  paths.map(({ path, file }) => ({
    id: file,
    path,
    module: modules[`../../../app/${file}`] ?? {},
  })),
)

const handle = createRequestHandler(build, 'test')

export const apiPaths = paths.map(({ path }) => `/${path}`)
