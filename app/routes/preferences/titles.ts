import type { ActionFunctionArgs } from '@remix-run/node'
import { keepChoice } from '~/http/keep-choice.server'

export const action = ({ request }: ActionFunctionArgs) =>
  keepChoice(request, 'titles', ['neutral', 'full'])
