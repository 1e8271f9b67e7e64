import { rules, type Actor, type Outcome, type Row } from './actors'

export type Door = 'page' | 'data' | 'json'

type Expected = { status: number; location?: RegExp }

/**
 * Returns the status of an outcome. `.data` encodes redirects as 202.
 * @param isWriting true when a form was sent, which is shown again with its errors
 */
export function expectedOf(row: Row, actor: Actor, door: Door, isWriting: boolean): Expected {
  const outcome: Outcome = rules[row[0]](actor)
  const redirect = door === 'data' ? 202 : 303
  // A form's `.data` contains only the action's response, without the page that would redirect.
  const isDone = outcome === 'yes' || (outcome === 'away' && door === 'data' && isWriting)
  if (isDone) return { status: row[1] === 303 ? redirect : row[1] }
  if (outcome === 'missing') return { status: 404 }
  if (outcome === 'secondStep')
    return { status: redirect, location: /^\/profile\/settings\/second-step$/ }
  if (outcome === 'profile') return { status: redirect, location: /^\/profile$/ }
  if (outcome === 'away') return { status: redirect, location: /^\/(forum|profile)/ }
  if (outcome === 'forbidden') return { status: 403 }
  if (outcome === 'signIn')
    return door === 'json' ? { status: 401 } : { status: redirect, location: /^\/auth\/signin\?/ }
  if (door === 'json') return { status: 403 }
  return isWriting ? { status: 403 } : { status: redirect, location: /^\/profile$/ }
}
