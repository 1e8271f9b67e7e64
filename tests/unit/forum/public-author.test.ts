import { describe, expect, test } from 'vitest'
import { publicAuthor } from '~/domain/authorship/anonymity'

const asha = { username: 'asha_m', displayName: 'Asha', role: 'member' } as const

describe('who is shown as the author', () => {
  test('nobody, where an item is anonymous', () => {
    expect(publicAuthor({ isAnonymous: true, author: asha })).toBeNull()
    expect(publicAuthor({ isAnonymous: true, author: { ...asha, role: 'moderator' } })).toBeNull()
  })

  test('the member, where it is not', () => {
    expect(publicAuthor({ isAnonymous: false, author: asha })).toEqual(asha)
  })

  test('nobody, where the account is deleted', () => {
    expect(publicAuthor({ isAnonymous: false, author: null })).toBeNull()
  })
})
