import { expect, test } from 'vitest'
import { company } from '~/content/company'
import { db } from '~/database/db.server'
import { saveDraft } from '~/domain/drafts/drafts.server'
import * as form from '~/routes/grievance/form'
import * as state from '~/routes/grievance/state'
import * as grievance from '~/routes/moderation/grievance'
import * as grievances from '~/routes/moderation/grievances'
import { makeModerator } from '../support/forum/factories'
import { getCookie, openPage, submit } from '../support/http/page-request'
import { said } from '../support/said-problems'

const typed = {
  name: 'Asha',
  email: 'asha@example.com',
  address: '/forum',
  message: 'It shows my daughter.',
}

const open = (path: string) => openPage(form, path)

const show = (referenceId: string) => openPage(state, '/', '', { referenceId })

test('a grievance leads to its state, which its number alone opens', async () => {
  const { email } = company.grievanceOfficer
  expect((await open('/grievance')).value).toMatchObject({ officer: { email }, number: '' })
  const answer = await submit(form, '/grievance', typed)
  const { referenceId } = await db.grievance.findFirstOrThrow()
  const path = `/grievance/${referenceId}`
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, path])
  const { value } = await show(referenceId)
  expect(value).toMatchObject({ referenceId, state: 'received', outcome: null, answer: null })
  expect(JSON.stringify(value)).not.toMatch(/Asha|asha@|daughter/)
  const inGroups = referenceId.toLowerCase().replaceAll(/.{6}/g, '$& ')
  const found = await open(`/grievance?number=${encodeURIComponent(inGroups)}`)
  expect([found.status, found.headers.get('Location')]).toEqual([303, path])
  expect(await open('/grievance?number=ABCD')).toMatchObject({
    status: 400,
    value: { number: 'ABCD' },
  })
  expect((await show('ABCDEFGHABCDEFGHAB')).status).toBe(404)
})

test('a refused grievance keeps all that was typed', async () => {
  const wrong = { ...typed, email: 'asha', address: '' }
  expect(await submit(form, '/grievance', wrong)).toMatchObject({
    status: 400,
    value: {
      lastResult: {
        initialValue: wrong,
        error: said({ email: 'emailFormat', address: 'required' }),
      },
    },
  })
  expect(await db.grievance.count()).toBe(0)
})

test('an administrator acknowledges and decides', async () => {
  await submit(form, '/grievance', typed)
  const { referenceId } = await db.grievance.findFirstOrThrow()
  const params = { referenceId }
  const path = `/moderation/messages/grievances/${referenceId}`
  const admin = await makeModerator('admin')
  const cookie = await getCookie(admin)
  const see = (screen: typeof grievance | typeof grievances) =>
    openPage(screen, path, cookie, params)
  const handle = (fields: Record<string, string>) => submit(grievance, path, fields, cookie, params)
  expect((await see(grievances)).value).toMatchObject({ grievances: [{ referenceId }] })
  const draft = { outcome: 'written', answer: 'We have' }
  await saveDraft(admin.id, `grievance:${referenceId}`, draft)
  expect((await handle({ step: 'acknowledge' })).status).toBe(303)
  expect((await see(grievance)).value).toMatchObject({ draft })
  const wrong = { step: 'decide', outcome: 'written', answer: '' }
  expect(await handle(wrong)).toMatchObject({
    status: 400,
    value: { lastResult: { initialValue: wrong, error: said({ answer: 'answerMissing' }) } },
  })
  const decided = { ...wrong, answer: 'We have hidden it.' }
  expect((await handle(decided)).headers.get('Location')).toBe(path)
  expect((await see(grievance)).value).toMatchObject({ state: 'decided', draft: null, ...typed })
  expect((await show(referenceId)).value).toMatchObject({
    state: 'decided',
    outcome: 'written',
    answer: 'We have hidden it.',
  })
})
