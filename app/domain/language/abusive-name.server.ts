import { maskAtOnce } from './mask-language.server'

/** Whether a username contains an abusive word; they are refused, because links show usernames. */
export function isAbusiveName(username: string): boolean {
  const split = username.replace(/[_\d]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2')
  return [username, split].some((form) => maskAtOnce(form).found > 0)
}
