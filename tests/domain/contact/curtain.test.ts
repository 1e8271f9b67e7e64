import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { draftLifetime } from '~/domain/contact/curtain-draft.server'
import { pathOf, steps, type Step } from '~/domain/contact/curtain-steps'
import { saveStep, readCurtain, sendCurtain } from '~/domain/contact/curtain.server'
import { unwrap } from '../../support/forum/factories'
import { visitor } from '../../support/forum/messages'

const typed: Record<Step, Record<string, string>> = {
  purpose: { intent: 'pilot' },
  name: { name: 'Asha', organization: 'Clinic' },
  message: { message: 'Hello\nthere' },
  email: { email: 'asha@example.com', phone: '+91 98765 43210' },
  extras: { voiceCall: 'on' },
  review: {},
}

const keep = async (token: string | undefined, step: Step, fields = typed[step]) =>
  unwrap(await saveStep(token, step, fields, visitor))

async function answerAll(changes: Partial<typeof typed> = {}) {
  let token: string | undefined
  for (const step of steps)
    if (step !== 'review') ({ token } = await keep(token, step, changes[step] ?? typed[step]))
  return token
}

test('all six steps make one message', async () => {
  const token = await answerAll()
  expect(await readCurtain(token, 'review')).toMatchObject({ step: 'review' })
  const referenceId = unwrap(await sendCurtain(token, {}, visitor))
  expect(await db.message.findMany()).toMatchObject([
    {
      referenceId,
      source: 'curtain',
      ...typed.purpose,
      ...typed.name,
      ...typed.message,
      ...typed.email,
      deckOverview: false,
      voiceCall: true,
      confidentialNda: false,
    },
  ])
})

test('nothing that is optional is needed', async () => {
  const token = await answerAll({
    name: { name: 'Asha', organization: '' },
    email: { email: 'asha@example.com' },
    extras: {},
  })
  unwrap(await sendCurtain(token, {}, visitor))
  expect(await db.message.findFirst()).toMatchObject({
    organization: null,
    phone: null,
    voiceCall: false,
  })
})

test('no step can be skipped by its address, and none sent before its time', async () => {
  let token: string | undefined
  for (const step of steps) {
    for (const wanted of steps.slice(steps.indexOf(step)))
      expect((await readCurtain(token, wanted)).step, pathOf(wanted)).toBe(step)
    if (step === 'review') continue
    expect(await sendCurtain(token, {}, visitor)).toMatchObject({ code: 'invalid' })
    ;({ token } = await keep(token, step))
  }
  expect(await db.message.count()).toBe(0)
})

test('what will not do is told and holds up; what can be stored of it is kept', async () => {
  const { token } = await keep(undefined, 'purpose')
  const { judged } = await keep(token, 'name', { name: '', organization: 'Clinic' })
  expect(judged).toMatchObject({ code: 'invalid', fields: { name: 'required' } })
  expect(await readCurtain(token, 'message')).toMatchObject({
    step: 'name',
    answers: { intent: 'pilot', name: '', organization: 'Clinic' },
  })
  const next = (await keep(undefined, 'purpose')).token
  const unstored = await keep(next, 'name', { name: 'a\0b', organization: 'x'.repeat(20_001) })
  expect(unstored.judged).toMatchObject({
    fields: { name: 'unreadable', organization: 'tooLong' },
  })
  expect((await readCurtain(next, 'name')).answers).toEqual({ intent: 'pilot' })
})

test('sending twice, also at once, sends once; then a new draft begins', async () => {
  const token = await answerAll()
  const sent = await Promise.all([1, 2, 3].map(() => sendCurtain(token, {}, visitor)))
  sent.push(await sendCurtain(token, {}, visitor))
  expect(new Set(sent.map(unwrap)).size).toBe(1)
  expect(await db.message.count()).toBe(1)
  expect(await readCurtain(token, 'review')).toMatchObject({ step: 'purpose', answers: {} })
  const next = await keep(token, 'purpose')
  expect(next.token).not.toBe(token)
})

test('a draft is found by its token alone, of which only the digest is stored, for a day after its last step', async () => {
  const token = await answerAll()
  const { tokenHash } = await db.curtainDraft.findFirstOrThrow()
  const stored = JSON.stringify(await db.curtainDraft.findMany())
  for (const plain of [token ?? '', 'Asha', 'asha@example.com']) expect(stored).not.toContain(plain)
  for (const strange of [undefined, '', tokenHash, `${token}x`])
    expect(await readCurtain(strange, 'review')).toMatchObject({ step: 'purpose', answers: {} })
  const longAgo = new Date(Date.now() - draftLifetime - 1000)
  await db.curtainDraft.updateMany({ data: { updatedAt: longAgo } })
  expect((await readCurtain(token, 'review')).answers).toEqual({})
})

test('a filled honeypot is refused in each step, and nothing is sent', async () => {
  const token = await answerAll()
  for (const step of steps.slice(0, -1)) {
    const saved = unwrap(await saveStep(token, step, { subject: 'buy' }, visitor))
    expect(saved.judged).toMatchObject({ fields: { subject: 'leaveEmpty' } })
  }
  expect(await sendCurtain(await answerAll(), { subject: 'buy' }, visitor)).toMatchObject({
    fields: { subject: 'leaveEmpty' },
  })
  expect(await db.message.count()).toBe(0)
})
