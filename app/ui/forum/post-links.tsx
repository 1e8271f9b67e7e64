import { useGetTextAttributes } from './item-parts'

export type LinkedPost = { id: string; title: string }

type Props = {
  id: string
  title: string
  posts: LinkedPost[]
  /** Whether they open beside a form that is being filled in. */
  isBesideForm?: boolean
}

/** Links to some posts under a heading. */
export function PostLinks({ id, title, posts, isBesideForm }: Props) {
  const getTextAttributes = useGetTextAttributes()
  return (
    <nav className="mt-6" aria-labelledby={id}>
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
    </nav>
  )
}
