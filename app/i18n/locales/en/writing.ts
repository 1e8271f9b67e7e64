import type { ProblemKey } from '~/domain/problems'

const problem = {
  titleLength: 'Title must have {{titleMin}} to {{titleMax}} characters',
  contentLength: 'Content must have {{contentMin}} to {{contentMax, number}} characters',
  typeUnknown: 'Choose General Discussion or Episode Discussion',
  episodeRequired: 'Select an episode',
  episodeUnknown: 'This episode does not exist; select another',
  episodesNone: 'There are no episodes yet; choose General Discussion',
  staysAnonymous: 'What was posted anonymously stays anonymous',
} satisfies Partial<Record<ProblemKey, string>>

const writing = {
  createPost: 'Create Post',
  category: 'Category',
  generalDiscussion: 'General Discussion',
  episodeDiscussion: 'Episode Discussion',
  selectEpisode: 'Select Episode',
  selectEpisodeHint: 'Only for an episode discussion',
  chooseEpisode: 'Choose an episode',
  noEpisodes: 'There are no episodes to discuss yet.',
  postTitle: 'Title',
  postTitleHint: '{{titleMin}} to {{titleMax}} characters',
  content: 'Content',
  contentHint: 'At least {{contentMin}} characters',
  anonymouslyNote: 'Your username will be hidden. Only you and moderators can see your identity.',
  guidelines: 'Community Guidelines',
  guideline: {
    respect: 'Be respectful and supportive',
    language: 'Inappropriate language is automatically filtered',
    health: 'Health discussions are welcome',
    topic: 'Stay on topic and constructive',
  },
  publish: 'Publish Post',
  publishing: 'Publishing...',
  cancel: 'Cancel',
  editPost: 'Edit Post',
  editComment: 'Edit Comment',
  save: 'Save Changes',
  saving: 'Saving...',
  problem,
}

export default writing
