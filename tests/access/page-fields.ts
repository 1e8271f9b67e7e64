import type { PageFields } from './page-data'
import { forumFields } from './page-fields/forum'
import { moderationFields } from './page-fields/moderation'
import { profileFields } from './page-fields/profile'
import { siteFields } from './page-fields/site'

/** The rules, by the name of their file in `page-fields/`. */
export const areas = {
  site: siteFields,
  forum: forumFields,
  profile: profileFields,
  moderation: moderationFields,
}

/**
 * The rules for the fields of each page's data, as HTML or `.data`: who may see each one. A field without a rule does
 * not compile.
 */
export const pageFields: PageFields = {
  ...siteFields,
  ...forumFields,
  ...profileFields,
  ...moderationFields,
  '*': 'shown',
}

/** The rules for the responses of actions that do not redirect. */
export const actionFields = {
  lastResult: 'typed',
  notice: 'shown',
  itemId: 'writer',
  preview: {
    title: 'member',
    note: 'member',
    item: {
      title: 'member',
      author: 'member',
      episode: 'shown',
      avatar: { letters: 'member', look: 'member' },
      badges: { label: 'member', note: 'member' },
      metadata: 'member',
      expert: { mark: 'member', note: 'member' },
      createdAt: 'member',
      richText: 'member',
    },
  },
  problem: 'shown',
} as const
