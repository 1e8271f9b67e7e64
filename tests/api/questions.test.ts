import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { member, visitor } from '../support/http/api-member'

const path = '/api/forum/episodes/questions'

test('visitors and members ask, and get the reference of their question', async () => {
  const episode = await db.episode.create({ data: { feedKey: 'e1', title: 'Sleep' } })
  const asked = await visitor().call('POST', path, { question: 'Is this normal?', name: '' })
  expect([asked.status, asked.body]).toEqual([
    201,
    { referenceId: expect.stringMatching(/^\w{8}$/) as string },
  ])
  const { client } = await member()
  const more = { question: 'And this?', name: 'Asha', episodeId: episode.id }
  expect((await client.call('POST', path, more)).status).toBe(201)
  expect(await db.guestQuestion.count({ where: { aboutId: episode.id, name: 'Asha' } })).toBe(1)
})
