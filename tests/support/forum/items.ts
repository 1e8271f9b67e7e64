import { db } from '~/database/db.server'
export const unknownId = '018f0000-0000-7000-8000-000000000000'

export const post = (id: string) => ({ kind: 'post', id }) as const

export const comment = (id: string) => ({ kind: 'comment', id }) as const

export async function lockPost(id: string): Promise<void> {
  await db.post.update({ where: { id }, data: { lockedAt: new Date() } })
}
