import type { RichText } from '~/domain/rich-text/rich-text'
import type { RefusedForm } from '~/ui/form/form-answer'
import { Byline, type Bylined } from '../byline'
import { RichTextBody } from '../rich-text'

type Props = {
  title: string
  comment: Bylined & { richText: RichText }
  /** HTML below the comment. */
  note: string
}

/** An action's answer to a form that was previewed: nothing was refused, and nothing published. */
export type PreviewedForm = RefusedForm & { preview: Props }

/** A comment that is not published yet, as others would see it. */
export function CommentPreview({ title, comment, note }: Props) {
  return (
    <section id="preview" className="preview" tabIndex={-1} aria-label={title}>
      <h3>{title}</h3>
      <Byline item={comment} />
      <RichTextBody richText={comment.richText} />
      <div dangerouslySetInnerHTML={{ __html: note }} />
    </section>
  )
}
