import type { Sending } from './raw-http'

/** Returns the requests for a URL: as a page, as `.data`, and with every method. */
export function requestVariants(route: string, url: string): [string, Sending][] {
  const form: Sending = { method: 'POST', body: {} }
  const json = (method: string): Sending => ({
    method,
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  })
  if (route.startsWith('api/'))
    return [
      [`GET ${url}`, {}],
      ...['POST', 'PATCH', 'DELETE'].map((method): [string, Sending] => [
        `${method} ${url}`,
        json(method),
      ]),
    ]
  const [pathname = '', query] = url.split('?')
  const data = `${pathname === '/' ? '/_root' : pathname}.data${query ? `?${query}` : ''}`
  return [
    [`GET ${url}`, {}],
    [`GET ${data}`, {}],
    [`POST ${url}`, form],
    [`POST ${data}`, form],
  ]
}
