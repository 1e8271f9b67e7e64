import { type FocusEvent, type ReactNode, useState } from 'react'
import { useGetTextAttributes } from './item-parts'

export type LinkedPost = { id: string; title: string }

type Props = {
  id: string
  title: string
  posts: LinkedPost[]
  /** True when the links open beside a form that is being filled in. */
  isBesideForm?: boolean
}

/** Links to some posts under a heading. It is a landmark, except beside a form, where the list can appear twice. */
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
  /** True when a preview already lists the posts. */
  isInPreview: boolean
  children: ReactNode
}

type Found = { posts: { _id: string; title: string }[] }

/**
 * A title field. When the focus leaves it, posts by others with the same words are listed below. Without scripts there
 * is no list.
 */
export function OthersAsked({ title, isInPreview, children }: OthersAskedProps) {
  const [posts, setPosts] = useState<LinkedPost[]>([])
  const look = async ({ target }: FocusEvent) => {
    // The links below lose the focus too.
    if (!(target instanceof HTMLTextAreaElement)) return
    const title = target.value
    if (!title.trim()) return setPosts([])
    try {
      const answer = await fetch(`/api/forum/similar?${new URLSearchParams({ title })}`)
      if (!answer.ok) return
      const found = (await answer.json()) as Found
      if (target.value === title)
        setPosts(found.posts.map((post) => ({ id: post._id, title: post.title })))
    } catch {
      // Offline there is no list, and the form still works.
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
