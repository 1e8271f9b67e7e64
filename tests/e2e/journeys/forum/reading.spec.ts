import { goToPost } from '../../support/go-on'
import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('zeros are heard but not seen, other counts are both @scripts', async ({
    page,
    visit,
    member,
    t,
  }) => {
    const title = `Zeros ${member.username}`
    const post = await publishPost(member.context.request, { title })
    await publishComment(member.context.request, post, { content: 'The only comment' })
    await visit('/forum')
    const counts = page.locator('.post-card', { hasText: title }).locator('.counts li')
    await expect(counts).toHaveText([
      t('forum:likes', { count: 0 }),
      t('forum:comments', { count: 1 }),
      t('forum:views', { count: 0 }),
    ])
    const widths = await counts.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().width),
    )
    expect(widths.map((width) => width > 1)).toEqual([false, true, false])
  })

  test('a long title steps down, a text has one size, and dashes make a list @scripts', async ({
    page,
    visit,
    member,
    t,
  }) => {
    const { request } = member.context
    const content = 'A beginning.\n\nWhat I tried:\n- one thing\n- another\n\nThe end.'
    const sizeOf = (selector: string) =>
      page.locator(selector).evaluate((each) => parseFloat(getComputedStyle(each).fontSize))
    await visit(await publishPost(request, { title: `Short ${member.username}`, content }))
    const short = await sizeOf('.post h1')
    expect(await sizeOf('.post .text p:first-child')).toBe(await sizeOf('.post .text p:last-child'))
    await expect(page.locator('.post .text li')).toHaveText(['one thing', 'another'])
    const title = `Long ${member.username} `.padEnd(120, 'and on ').trim()
    await publishPost(request, { title, content })
    await goToPost(page, t, title)
    expect(await sizeOf('.post h1')).toBeLessThan(short)
  })
})
