import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import * as blocks from '~/routes/profile/blocks'
import { makeMember } from '../../support/forum/factories'
import { getCookie, openPage, submit } from '../../support/http/page-request'

const path = '/profile/blocks'

type Page = { blocks: { username: string }[]; more: { to: string } | null }

test('who unblocks on the second page stays there until it is empty', async () => {
  const member = await makeMember()
  for (let count = 0; count < 102; count++) {
    const { id } = await makeMember()
    await db.block.create({ data: { blockerId: member.id, blockedId: id } })
  }
  const cookie = await getCookie(member)
  const open = async (url: string) => (await openPage(blocks, url, cookie)).value as Page
  const second = `${path}${(await open(path)).more?.to ?? ''}`
  const names = (await open(second)).blocks.map(({ username }) => username)
  expect(names).toHaveLength(2)
  const leadsTo = []
  for (const username of names) {
    const { headers } = await submit(blocks, second, { username }, cookie)
    leadsTo.push(headers.get('Location'))
  }
  expect(leadsTo).toEqual([second, path])
})
