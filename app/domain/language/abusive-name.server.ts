import { maskAtOnce } from './mask-language.server'

/**
 * Whether a username holds an abusive word, as it stands or where an underscore, a digit or a capital parts it:
 * it cannot be masked, because people sign in by it and links name it.
 */
export function isAbusiveName(username: string): boolean {
  const parted = username.replace(/[_\d]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2')
  return [username, parted].some((each) => maskAtOnce(each).found > 0)
}
