import type { Places, State } from '../state'
import { statesOfEpisodes } from './episodes'
import { statesOfForum, statesThatPublish } from './forum'
import { statesOfMembers } from './members'
import { statesOfModerators } from './moderators'
import { statesOfPasskeys } from './passkeys'
import { statesOfSite } from './site'
import { statesOfSigningIn } from './signing-in'

/** Every screen, in the states that look different. */
export function statesOf(places: Places): State[] {
  return [
    ...statesOfSite(places),
    ...statesOfSigningIn(places),
    ...statesOfPasskeys,
    ...statesOfForum(places),
    ...statesOfEpisodes,
    ...statesOfMembers(places),
    ...statesOfModerators(places),
    ...statesThatPublish,
  ]
}
