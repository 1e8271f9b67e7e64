import type { ActionFunctionArgs } from '@remix-run/node'
import { setPreference } from '~/http/forms/set-preference.server'

export const action = ({ request }: ActionFunctionArgs) =>
  setPreference(request, 'lite', ['1', '0'])
