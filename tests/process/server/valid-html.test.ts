import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { giveRole } from '../../support/forum/give-role'
import { loadSampleContent, getSqliteUrl } from '../../support/forum/sample-content'
import { inDatabase } from '../../support/in-database'
import { send, type Answer } from '../../support/http/raw-http'
import { publishAs, signUpAt, type RawMember } from '../../support/http/raw-member'
import { siteForFile } from '../../support/site/site-for-file'

// Only two kinds of rules are off: rules of style that React's output breaks, and one that browsers resolve.
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes `charSet`, `dateTime`, `hrefLang`. HTML ignores the case.
    'attr-case': 'off',
    // React writes `<input/>` and `<br/>`, and `required=""`.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React writes `<!DOCTYPE html>`.
    'doctype-style': 'off',
    // Long lines and trailing spaces cost nothing after compression.
    'no-trailing-whitespace': 'off',
    // A button in a form submits it by default, which is intended wherever no type is given.
    'no-implicit-button-type': 'off',
    // Our own scripts: the hashes of their names change with their content.
    'require-sri': 'off',
    // React's ids contain colons, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A title may be as long as the title of a post, which is 200 characters.
    'long-title': 'off',
  },
})

const site = await siteForFile()
await loadSampleContent(getSqliteUrl(site))
const member = await signUpAt(site)
const post = await publishAs(member, 'A post to look at')
for (const content of ['A comment', 'एक और']) await member.send(post, { body: { content } })
const { text } = await member.send(post)
const replies = `${post}/replies/${/id="comment-([\w-]{36})"/.exec(text)?.[1]}`
const moderator = await signUpAt(site)
const reported = await publishAs(await signUpAt(site), 'A post to report')
await member.send(`${reported}/report`, { body: { reason: 'spam', note: '<"&' } })
await inDatabase(site, (database) => giveRole(database, moderator.username, 'admin'))

type Attempt = (headers: Record<string, string>) => Promise<Answer>
type Asking = (path: string, body?: Record<string, string>) => Attempt

const asVisitor: Asking = (path, body) => (headers) => send(site.url + path, { headers, body })

/** Sends the cookie of a member together with the cookies of the visit. */
const as =
  (who: RawMember): Asking =>
  (path, body) =>
  ({ Cookie = '', ...headers }) =>
    who.send(path, { headers: { ...headers, Cookie: `${who.cookie}; ${Cookie}` }, body })

const [asMember, asModerator] = [as(member), as(moderator)]
const moderated = reported.replace('/forum/', '/moderation/')

const screens: [string, number, Attempt][] = [
  ['home', 200, asVisitor('/')],
  ['the forum', 200, asVisitor('/forum')],
  ['general posts', 200, asVisitor('/forum?type=general')],
  ['a notice', 200, asVisitor('/forum?notice=post-not-found')],
  ['a post', 200, asVisitor(post)],
  ['replies to a comment', 200, asVisitor(replies)],
  ['sign-in', 200, asVisitor('/auth/signin?redirectTo=%2Fprofile')],
  ['sign-up', 200, asVisitor('/auth/signup')],
  ['not found', 404, asVisitor('/nowhere')],
  ['the static page', 200, asVisitor('/xxperiment/index.html')],
  ['the guided message', 200, asVisitor('/contact/curtain')],
  ['a refused step', 400, asVisitor('/contact/curtain', { intent: '' })],
  ['the elevator', 200, asVisitor('/contact/elevator')],
  ['a floor', 200, asVisitor('/contact/elevator/clinical')],
  ['a refused floor', 400, asVisitor('/contact/elevator', { name: '<"&' })],
  ['a refused message', 400, asVisitor('/', { name: '<"&', links: 'x' })],
  ['the waitlist', 200, asVisitor('/contact/waitlist')],
  ['a refused wish', 400, asVisitor('/contact/waitlist', { email: '' })],
  ['a waitlist link that is none', 400, asVisitor('/contact/waitlist/leave?token=x')],
  ['a refused sign-in', 400, asVisitor('/auth/signin', { emailOrUsername: '' })],
  ['a refused sign-up', 400, asVisitor('/auth/signup', { username: '<"&' })],
  ['a refused password', 400, asVisitor('/auth/signin', { emailOrUsername: 'a', password: 'b' })],
  ['the forum of a member', 200, asMember('/forum')],
  ['a new post', 200, asMember('/forum/new')],
  ['a refused post', 400, asMember('/forum/new', { title: '<"&', type: 'episode' })],
  ['the post of a member', 200, asMember(post)],
  ['replies to a comment, for a member', 200, asMember(replies)],
  ['a refused comment', 400, asMember(post, { content: '' })],
  ['a previewed comment', 200, asMember(post, { content: '<"& fuck', go: 'preview' })],
  ['the profile', 200, asMember('/profile')],
  ['a report', 200, asMember(`${reported}/report`)],
  ['a refused report', 400, asMember(`${reported}/report`, { reason: '' })],
  ['own reports', 200, asMember('/profile/reports')],
  ['a question before blocking', 200, asMember(`${reported}/block`)],
  ['blocked members', 200, asMember('/profile/blocks')],
  ['own reveals', 200, asMember('/profile/reveals')],
  ['the queue', 200, asModerator('/moderation')],
  ['the log', 200, asModerator('/moderation/log')],
  ['the figures', 200, asModerator('/moderation/figures')],
  ['a reported post', 200, asModerator(moderated)],
  ['a removal without a reason', 400, asModerator(moderated, { action: 'remove', reason: '' })],
  ['what is done already', 400, asModerator(moderated, { action: 'restore', reason: 'mistake' })],
]

const visits: [string, Record<string, string>][] = [
  ['in Hindi', { 'Accept-Language': 'hi' }],
  ['in English, lite and dark', { Cookie: 'lite=1; theme=dark' }],
]

describe.each(visits)('%s', (_, headers) => {
  test.each(screens)('%s is valid HTML', async (name, status, ask) => {
    const answer = await ask(headers)
    expect(answer.status, name).toBe(status)
    const report = await validator.validateString(answer.text)
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(problems).toEqual([])
    expect(answer.text).not.toContain('\0')
    // React writes the scripts with which Remix streams data after the page's end. Nothing else may be there.
    const behind = answer.text.split(/<\/body>\s*<\/html>\s*/).at(-1) ?? ''
    expect(behind.replaceAll(/<!--\/?\$-->|<script[^>]*>.*?<\/script>/gs, '')).toBe('')
  })
})
