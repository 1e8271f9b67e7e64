import { accountOperations } from './account-operations.server'
import { authOperations } from './auth-operations.server'
import { forumOperations } from './forum-operations.server'
import type { Operation } from './operation'

const allOperations = [...authOperations, ...forumOperations, ...accountOperations]

export type Call = (typeof allOperations)[number]['call']

export const operations: Operation[] = allOperations
