import '~/styles/forum/thread.css'
import type { RichText } from '~/domain/rich-text/rich-text'
import type { RefusedForm } from '../form/form-answer'
import { Byline, type Bylined, FoldedText, useGetTextAttributes } from './item-parts'
import { ExpertMark, ExpertNote, type ExpertLines } from './expert'
import { EpisodeLink } from './episode-label'
import { PostLinks, type LinkedPost } from './post-links'
import type { PostEpisode } from './post-article'

type Props = {
  title: string
  /** A post has a title, and a comment has none. */
  item: Bylined & {
    title?: string
    episode?: PostEpisode | null
    richText: RichText
    note: string | null
    expert: ExpertLines | null
  }
  /** HTML below the item. */
  note: string
  /** Similar posts by others. */
  others?: { title: string; posts: LinkedPost[] }
}

/** An action's answer to a form that was previewed. Nothing was refused and nothing was published. */
export type PreviewedForm = RefusedForm & { preview: Props }

/** An unpublished post or comment, as others would see it. */
export function Preview({ title, item, note, others }: Props) {
  const getTextAttributes = useGetTextAttributes()
  const Heading = item.title ? 'h2' : 'h3'
  return (
    <section
      id="preview"
      className="preview my-6 scroll-mt-20 rounded-xl border border-dashed border-edge bg-raised px-5 py-4 print:hidden [&>div:last-child]:mt-3"
      tabIndex={-1}
      aria-label={title}
    >
      <Heading className="mb-3 text-sm text-accent-ink">{title}</Heading>
      {item.episode && <EpisodeLink episode={item.episode} />}
      {item.title && (
        <p
          className="mb-2 font-serif text-xl leading-heading font-bold wrap-anywhere"
          {...getTextAttributes(item.title)}
        >
          {item.title}
        </p>
      )}
      <Byline item={item} />
      {item.expert && <ExpertMark {...item.expert} />}
      <div className="mt-2">
        <FoldedText {...item} />
      </div>
      {item.expert && <ExpertNote {...item.expert} />}
      <div dangerouslySetInnerHTML={{ __html: note }} />
      {others && <PostLinks id="others-asked" {...others} isBesideForm />}
    </section>
  )
}
