import type { ActionFunctionArgs } from '@remix-run/node'
import { setPreference } from '~/http/preferences/set-preference.server'

export const action = ({ request }: ActionFunctionArgs) =>
  setPreference(request, 'lite', ['1', '0'])
