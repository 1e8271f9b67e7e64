import { expect, test } from 'vitest'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import { sharedSite } from '../../support/site/shared-site'

// Browsers store what was typed into an input, and suggest it in the same form, also after the sign-out. They do not
// store the text of a textarea, but restore it after Back (`composer.spec.ts`).
test('browsers keep no title of a post for whoever uses the phone next', async () => {
  const author = await signUpAt(sharedSite())
  const post = await publishAs(author, 'Zebra question')
  const pages = [await author.send('/forum/new'), await author.send(post, { body: { go: 'edit' } })]
  for (const { text } of pages)
    expect(/<(\w+)[^>]*name="title"[^>]*>/.exec(text)?.[1]).toBe('textarea')
})
