import { type FocusEvent, type ReactNode, useState } from 'react'
import { useGetTextAttributes } from './item-parts'

export type LinkedPost = { id: string; title: string }

type Props = {
  id: string
  title: string
  posts: LinkedPost[]
  /** Whether they open beside a form that is being filled in. */
  isBesideForm?: boolean
}

/** Links to some posts under a heading: a landmark, but beside a form, where the same list can be there twice. */
export function PostLinks({ id, title, posts, isBesideForm }: Props) {
  const getTextAttributes = useGetTextAttributes()
  const Frame = isBesideForm ? 'div' : 'nav'
  return (
    <Frame
      className={isBesideForm ? 'mt-6' : 'mt-12'}
      aria-labelledby={isBesideForm ? undefined : id}
    >
      <h2 id={id}>{title}</h2>
      <ul>
        {posts.map((post) => (
          <li key={post.id} className="py-2">
            <a
              href={`/forum/post/${post.id}`}
              target={isBesideForm ? '_blank' : undefined}
              {...getTextAttributes(post.title)}
            >
              {post.title}
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  )
}

type OthersAskedProps = {
  title: string
  /** Whether a preview lists them already. */
  isInPreview: boolean
  children: ReactNode
}

type Found = { posts: { _id: string; title: string }[] }

/** A title field, and under it, once it is left, what others asked with its words. Nothing without scripts. */
export function OthersAsked({ title, isInPreview, children }: OthersAskedProps) {
  const [posts, setPosts] = useState<LinkedPost[]>([])
  const look = async ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLTextAreaElement) || !target.value.trim()) return setPosts([])
    try {
      const query = new URLSearchParams({ title: target.value })
      const answer = await fetch(`/api/forum/similar?${query}`)
      if (!answer.ok) return
      const found = (await answer.json()) as Found
      setPosts(found.posts.map((post) => ({ id: post._id, title: post.title })))
    } catch {
      // Offline nobody is asked, and the form goes on.
    }
  }
  return (
    <div onBlur={(event) => void look(event)}>
      {children}
      <div aria-live="polite">
        {!isInPreview && posts.length > 0 && (
          <PostLinks id="similar" title={title} posts={posts} isBesideForm />
        )}
      </div>
    </div>
  )
}
