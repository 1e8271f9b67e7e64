import { routeArguments, type Route } from './page-request'

/** Returns a call's response to a JSON body. */
export async function submitJson(
  { action }: Route,
  path: string,
  body: object,
  cookie = '',
  method = 'POST',
): Promise<Response> {
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(body),
  })
  const answer = Promise.resolve(action(routeArguments(request)))
  return (await answer.catch((thrown: unknown) => thrown)) as Response
}
