import { accountOperations } from './account-operations.server'
import { authOperations } from './auth-operations.server'
import { forumOperations } from './forum-operations.server'
import type { Operation } from './operation'

const listed = [...authOperations, ...forumOperations, ...accountOperations]

/** Which calls there are, for tables that must have each of them. */
export type Call = (typeof listed)[number]['call']

/** Every call of the API, in the contract's order. */
export const operations: Operation[] = listed
