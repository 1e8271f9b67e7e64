import { describe, expect, test } from 'vitest'
import { publicAuthor } from '~/domain/authorship/anonymity'
import { day } from '~/domain/durations'
import { expertColumnsFor, expertMark } from '../../support/forum/experts'

const shown = { username: 'asha_m', displayName: 'Asha', role: 'member' } as const
const none = { expert: null, expertUntil: null, suspendedUntil: null, secondStepDue: null }
const asha = { ...shown, ...none }
const expert = { ...shown, ...none, ...expertColumnsFor() }

describe('who is shown as the author', () => {
  test('nobody, where an item is anonymous', () => {
    expect(publicAuthor({ isAnonymous: true, author: asha })).toBeNull()
    expect(publicAuthor({ isAnonymous: true, author: { ...asha, role: 'moderator' } })).toBeNull()
    expect(publicAuthor({ isAnonymous: true, author: expert })).toBeNull()
  })

  test('the member, where it is not', () => {
    expect(publicAuthor({ isAnonymous: false, author: asha })).toEqual({
      ...shown,
      expert: null,
    })
  })

  test('with the mark of an expert as long as it holds, and nothing else of the row', () => {
    const markOf = (row: object) =>
      publicAuthor({ isAnonymous: false, author: { ...expert, ...row } })?.expert
    expect(publicAuthor({ isAnonymous: false, author: expert })).toEqual({
      ...shown,
      expert: expertMark,
    })
    const [past, future] = [new Date(Date.now() - 1), new Date(Date.now() + day)]
    expect(markOf({ suspendedUntil: past })).toEqual(expertMark)
    expect(markOf({ suspendedUntil: future })).toBeNull()
    expect(markOf({ expertUntil: past })).toBeNull()
    expect(markOf({ expertUntil: null })).toBeNull()
    expect(markOf({ secondStepDue: future })).toBeNull()
    expect(markOf({ secondStepDue: past })).toBeNull()
  })

  test('nobody, where the account is deleted', () => {
    expect(publicAuthor({ isAnonymous: false, author: null })).toBeNull()
  })
})
