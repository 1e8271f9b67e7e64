import type { LoadAction } from './writing'

const urls = [
  '/',
  '/forum',
  '/forum.data',
  '/forum?q=somebody',
  '/forum/feed.xml',
  '/forum/new',
  '/profile',
  '/profile?tab=comments',
  '/profile/settings',
  '/contact/elevator/lobby',
  '/sitemap-posts.xml',
  '/api/auth/me',
  '/api/auth/me/posts',
  '/api/forum/posts',
  '/api/forum/episodes',
]

const readAnything: LoadAction = ({ ask, random }) => ask(random.of(urls))

const readAsVisitor: LoadAction = ({ askAsVisitor, random }) =>
  askAsVisitor(random.of(urls.filter((url) => !/profile|me/.test(url))))

const readPost: LoadAction = (worker) => {
  const { ask, askAsVisitor, ledger, random } = worker
  const posts = [...ledger.written.values()].filter(({ kind }) => kind === 'post')
  if (!posts.length) return readAnything(worker)
  const { id } = random.of(posts)
  const path = random.of([`/forum/post/${id}`, `/forum/post/${id}.data`, `/api/forum/posts/${id}`])
  return random.oneIn(2) ? ask(path) : askAsVisitor(path)
}

/** All reading requests; repeated entries are sent more often. */
export const reading: LoadAction[] = [readAnything, readAsVisitor, readPost, readPost]
