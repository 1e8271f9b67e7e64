import { lengths } from '../validation/lengths'
import { textField } from '../validation/validation.server'

/** What people write in a post, when publishing and when editing it. */
export const postText = {
  title: textField(lengths.titleMin, lengths.titleMax, 'titleLength'),
  content: textField(lengths.contentMin, lengths.contentMax, 'contentLength'),
}

/** What people write in a comment, when publishing and when editing it. */
export const commentText = {
  content: textField(1, lengths.commentMax, 'textLength'),
}
