import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { preferenceCookie, type Choice } from '../session/preferences.server'
import { isSharedDevice } from '../session/shared-device.server'
import { returnField } from '../forms/own-fields.server'
import { noFields, readForm } from '../forms/read-form.server'
import { checkingCookies, redirectTarget } from '../session/redirect-target'

/** Stores a choice in its cookie and redirects back. @throws a 400 response for a value outside `choices` */
export async function setPreference(
  request: Request,
  name: Choice,
  choices: string[],
): Promise<Response> {
  const own: Record<string, z.ZodType<string | undefined>> = {
    ...returnField,
    [name]: z.enum(choices),
  }
  const { [name]: chosen = '', returnTo } = await readForm(request, noFields, own)
  return redirect(checkingCookies(request, redirectTarget(returnTo, '/')), {
    status: 303,
    headers: {
      'Set-Cookie': preferenceCookie(name, chosen, isSharedDevice(request.headers.get('Cookie'))),
    },
  })
}
