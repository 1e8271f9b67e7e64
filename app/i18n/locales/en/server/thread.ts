/** What the server writes into a thread's page itself, so that no browser loads these words a second time. */
const thread = {
  anonymous: 'Anonymous',
  deleted: 'Deleted member',
  unknown: 'Unknown',
  numbered: '{{anonymous}} {{number}}',
  moderator: 'Moderator',
  you: 'You',
  onlyYouSee: 'only you see this',
  byPoster: 'author',
  edited: 'edited',
  report: 'Report',
  block: 'Block',
  moderate: 'Moderate',
  unavailable: {
    deleted: 'This comment was deleted by its author.',
    removed: 'Removed by a moderator.',
    hidden: 'Reported several times, and hidden until a moderator has reviewed it.',
    blocked: 'Written by a member whom you have blocked.',
  },
  naming: {
    legend: 'Whose name does this comment show?',
    stay: 'Stay anonymous',
    show: 'Show my name, @{{username}}',
  },
  page: {
    noComments: 'No comments yet.',
    signInToJoin: 'Sign in to join the conversation',
    moreComments: 'More comments',
    firstComments: 'First comments',
  },
  places: { latest: 'Latest', write: 'Write a comment' },
  allReplies_one: '{{count}} reply',
  allReplies_other: '{{count}} replies',
  moreReplies_one: '{{count}} more reply',
  moreReplies_other: '{{count}} more replies',
  repliesTitle: 'Replies – {{title}}',
  replies: {
    heading: 'Replies to a comment',
    back: 'Back to the comment in its discussion',
    first: 'First replies',
    more: 'More replies',
    none: 'No replies yet.',
    write: 'Write a reply',
  },
  leftOut: {
    original: 'Read the text as it was typed',
    content: 'Read the text as others see it',
  },
  moreReports: 'More reports',
  moreBlocks: 'More blocked members',
  removedBecause: 'Removed by a moderator: {{reason}}',
  locked: 'A moderator has closed this discussion: nobody can add comments. It can still be read.',
  suspended:
    'You are suspended until the end of {{until}}. Until then you can read, but not write, like or edit. You can still download your data or delete your account.',
}

export default thread
