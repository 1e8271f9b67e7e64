import { data, redirect } from '@remix-run/node'
import {
  changeTwoFactor,
  changeTwoFactorSchema,
  beginSetUp,
  confirmSetUp,
  openSetUp,
  setUpSchema,
} from '~/domain/two-factor/change-two-factor.server'
import { readTwoFactor } from '~/domain/two-factor/read-two-factor.server'
import { inGroups } from '~/domain/two-factor/recovery-codes.server'
import { type Member, lacksTwoFactor } from '~/domain/members/member'
import { requireTwoFactor } from '../session/require-two-factor.server'
import { clearCookie, setCookie, readCookie } from '../session/pending-cookies.server'
import { flash } from '../session/flash.server'
import { getSessionId, reauthenticatedHeaders, requireMember } from '../session/session.server'
import { isSharedDevice } from '../session/shared-device.server'
import { openIdempotencyKey, formErrorResponse, type RequestScope } from './member-form.server'
import { keyField } from './own-fields.server'
import { readForm, type FormFields } from './read-form.server'
import { toIsoDay } from '~/domain/day'
import { getI18n, getLanguage } from '~/i18n/i18n.server'
import { formatDay } from '~/i18n/use-translation'

/** The fields of the page's three forms. One starts with a password, one confirms, and one changes and has a key. */
export const twoFactorFormSchema = setUpSchema.extend(changeTwoFactorSchema.shape)

type Sent = { scope: RequestScope; fields: FormFields; member: Member; sessionId: string }

const path = '/profile/settings/second-step'

/** The URL to add an authenticator app in addition to passkeys. */
export const appPath = `${path}?add=app`

/** Handles the forms of two-factor authentication. Recovery codes are only in the response. */
export async function handleTwoFactorForm({ request, context }: RequestScope) {
  const { idempotencyKey, ...fields } = await readForm(request, twoFactorFormSchema, keyField)
  const member = await requireMember(request, context)
  const sessionId = (await getSessionId(request, context)) ?? ''
  const sent = { scope: { request, context }, fields, member, sessionId }
  if (idempotencyKey !== undefined) return change(sent, idempotencyKey)
  return fields.code === undefined ? begin(sent) : confirm(sent)
}

async function begin({ scope, fields, member, sessionId }: Sent) {
  await requireTwoFactor(scope.request, scope.context, appPath)
  const begun = await beginSetUp(member, fields, sessionId)
  if (!begun.ok && begun.code === 'conflict') return redirect(path, 303)
  if (!begun.ok) return formErrorResponse(scope, fields, begun, 'update-failed')
  const headers = new Headers(await reauthenticatedHeaders(scope.request))
  const isShared = isSharedDevice(scope.request.headers.get('Cookie'))
  headers.append('Set-Cookie', setCookie('setUp', begun.value, isShared))
  return redirect(path, { status: 303, headers })
}

async function confirm({ scope, fields, member, sessionId }: Sent) {
  const begun = openSetUp(member, readCookie(scope.request, 'setUp'), sessionId)
  if (!begun) {
    // The form of a set-up that is complete may be sent again, for example by a reload.
    if (!(await readTwoFactor(member.id))?.hasApp)
      await flash(scope.request, scope.context, 'second-step-expired')
    return redirect(path, 303)
  }
  const codes = await confirmSetUp(member, fields, begun, sessionId)
  if (!codes.ok && codes.code === 'conflict')
    return redirect(path, { status: 303, headers: { 'Set-Cookie': clearCookie('setUp') } })
  if (!codes.ok) return formErrorResponse(scope, fields, codes, 'update-failed')
  scope.context.shownOnce = { isShared: false }
  return data({ codes: codes.value.map(inGroups) })
}

async function change({ scope, fields, member, sessionId }: Sent, nonce: string) {
  if (openIdempotencyKey(nonce)?.memberId !== member.id) return redirect(path, 303)
  const changed = await changeTwoFactor(member, fields, { nonce, sessionId })
  if (!changed.ok && changed.code === 'not-found') return redirect(path, 303)
  if (!changed.ok) return formErrorResponse(scope, fields, changed, 'update-failed')
  if (changed.value) {
    scope.context.shownOnce = { isShared: false }
    return data({ codes: changed.value.map(inGroups) })
  }
  await flash(scope.request, scope.context, 'second-step-removed')
  const headers = new Headers(await reauthenticatedHeaders(scope.request))
  headers.append('Set-Cookie', clearCookie('setUp'))
  return redirect(path, { status: 303, headers })
}

/** Tells team members why they must set up two-factor authentication, and by when. Null for members. */
export async function twoFactorReminder(request: Request, member: Member): Promise<string | null> {
  if (!lacksTwoFactor(member, 'moderator')) return null
  const language = await getLanguage(request)
  const t = getI18n(language).getFixedT(null, 'codes')
  const due = member.secondStepDue
  return due ? t('forTeamUntil', { until: formatDay(language, toIsoDay(due)) }) : t('forTeam')
}
