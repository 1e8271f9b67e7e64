import type { Sending } from './raw-http'

/** A URL requested as a page, as `.data`, and with every method. */
export function requestVariants(route: string, address: string): [string, Sending][] {
  const form: Sending = { method: 'POST', body: {} }
  const json = (method: string): Sending => ({
    method,
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  })
  if (route.startsWith('api/'))
    return [
      [`GET ${address}`, {}],
      ...['POST', 'PATCH', 'DELETE'].map((method): [string, Sending] => [
        `${method} ${address}`,
        json(method),
      ]),
    ]
  const [pathname = '', query] = address.split('?')
  const data = `${pathname === '/' ? '/_root' : pathname}.data${query ? `?${query}` : ''}`
  return [
    [`GET ${address}`, {}],
    [`GET ${data}`, {}],
    [`POST ${address}`, form],
    [`POST ${data}`, form],
  ]
}
