import { maskAtOnce } from './mask-language.server'

/**
 * Whether a username contains an abusive word, also one split at underscores, digits or capitals. Usernames are
 * refused,
 * not masked, because they are used to sign in and in links.
 */
export function isAbusiveName(username: string): boolean {
  const split = username.replace(/[_\d]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2')
  return [username, split].some((form) => maskAtOnce(form).found > 0)
}
