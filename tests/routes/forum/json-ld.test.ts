import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { readPost } from '~/domain/posts/read-posts.server'
import { jsonLd } from '~/http/presenters/json-ld.server'
import * as feed from '~/routes/forum/feed'
import * as postPage from '~/routes/forum/post'
import { makeExpert } from '../../support/forum/experts'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'
import { getCookie, getRequest, loadContext, routeArguments } from '../../support/http/page-request'

type Item = { text: string; author: { name: string }; comment?: Item[] } & Record<string, unknown>

const naughtyStrings = JSON.parse(
  readFileSync('tests/data/naughty-strings.json', 'utf8'),
) as string[]

/** Returns the JSON of a page for search engines, as its text is in the page. */
async function scriptOf(postId: string, cookie = '', query = '') {
  const context = loadContext()
  const request = getRequest(`/forum/post/${postId}${query}`, cookie)
  await postPage.loader(routeArguments(request, { postId }, context))
  return context.structuredData?.() ?? ''
}

const dataOf = async (...wanted: Parameters<typeof scriptOf>) =>
  JSON.parse(await scriptOf(...wanted)) as Item

test("a post page has what Google's DiscussionForumPosting asks for, replies inside", async () => {
  const [asha, mira] = [await makeMember('asha'), await makeMember('mira')]
  const post = await makePost(asha)
  const top = await makeComment(mira, post.id, { content: 'A question' })
  await makeComment(asha, post.id, { content: 'An answer', parentCommentId: top.id })
  const url = `http://localhost:3000/forum/post/${post.id}`
  expect(await dataOf(post.id)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    url,
    mainEntityOfPage: url,
    headline: post.title,
    text: post.content,
    datePublished: post.createdAt.toISOString(),
    author: { '@type': 'Person', name: 'Display asha' },
    commentCount: 2,
    interactionStatistic: [
      { interactionType: 'https://schema.org/LikeAction', userInteractionCount: 0 },
      { interactionType: 'https://schema.org/CommentAction', userInteractionCount: 2 },
      { interactionType: 'https://schema.org/ViewAction', userInteractionCount: 0 },
    ],
    comment: [
      {
        '@type': 'Comment',
        text: 'A question',
        url: `${url}#comment-${top.id}`,
        datePublished: top.createdAt.toISOString(),
        author: { '@type': 'Person', name: 'Display mira' },
        comment: [{ '@type': 'Comment', text: 'An answer', author: { name: 'Display asha' } }],
      },
    ],
  })
})

test('a post that an expert has answered by name is a QAPage with these answers alone', async () => {
  const [asker, expert] = [await makeMember(), await makeExpert()]
  const post = await makePost(asker)
  const other = await makeComment(await makeMember(), post.id, { content: 'Another answer' })
  await makeComment(expert, post.id, { content: 'Nobody’s', isAnonymous: true })
  expect((await dataOf(post.id))['@type']).toBe('DiscussionForumPosting')
  const answer = await makeComment(expert, post.id, {
    ...{ content: 'An answer', parentCommentId: other.id },
  })
  const url = `http://localhost:3000/forum/post/${post.id}`
  const mainEntity = {
    '@type': 'Question',
    name: post.title,
    text: post.content,
    answerCount: 1,
    suggestedAnswer: [
      {
        '@type': 'Answer',
        text: 'An answer',
        url: `${url}#comment-${answer.id}`,
        author: { '@type': 'Person', name: 'Meera Rao', jobTitle: 'doctor' },
      },
    ],
  }
  expect(await dataOf(post.id)).toMatchObject({ '@type': 'QAPage', mainEntity })
  const own = await makePost(expert)
  await makeComment(expert, own.id)
  expect((await dataOf(own.id))['@type']).toBe('DiscussionForumPosting')
  await db.user.update({ where: { id: expert.id }, data: { expertUntil: new Date() } })
  expect((await dataOf(post.id))['@type']).toBe('DiscussionForumPosting')
})

test('it says the same to everybody, and Anonymous of those who wish it', async () => {
  const author = await makeMember('asha_hidden')
  const post = await makePost(author, { isAnonymous: true })
  const top = await makeComment(author, post.id, { isAnonymous: true })
  await makeComment(author, post.id, { isAnonymous: true, parentCommentId: top.id })
  const script = await scriptOf(post.id)
  expect(await scriptOf(post.id, await getCookie(author))).toBe(script)
  expect(script.match(/"name":"Anonymous"/g)).toHaveLength(3)
  expect((await dataOf(post.id, '', '?lng=hi')).author.name).toBe('अनाम')
  const request = getRequest('/forum/feed.xml')
  const atom = await feed.loader(routeArguments(request))
  for (const text of [script, await atom.text()])
    for (const secret of ['asha_hidden', author.id, author.email])
      expect(text).not.toContain(secret)
})

test('an author who left is a deleted member', async () => {
  const member = await makeMember()
  const post = await makePost(member)
  await db.user.delete({ where: { id: member.id } })
  expect((await dataOf(post.id)).author.name).toBe('Deleted member')
})

test('whatever is written, it stays JSON inside its script element', async () => {
  const member = await makeMember()
  const post = unwrap(await readPost(null, (await makePost(member)).id))
  const all = `</script><script>alert(1)</script><!--\u2028\u2029 ${naughtyStrings.join('\n')}`
  for (let start = 0; start < all.length; start += 400) {
    // More marks in a row than any script has are refused before they are stored.
    const content = all.slice(start, start + 400).replace(/(\p{M}{30})\p{M}+/gu, '$1')
    const script = jsonLd('en', { ...post, content }, [])()
    expect(script).not.toMatch(/[<\u2028\u2029]/)
    expect((JSON.parse(script) as Item).text).toBe(content)
  }
})

test('of a long text only the beginning stands there', async () => {
  const member = await makeMember()
  const post = await makePost(member, { content: 'word '.repeat(3_000) })
  await makeComment(member, post.id, { content: 'word '.repeat(900) })
  const { text, comment } = await dataOf(post.id)
  for (const each of [text, comment?.[0]?.text]) expect(each).toMatch(/^(word ){99}word…$/)
})
