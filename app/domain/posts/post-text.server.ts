import { lengths } from '../validation/lengths'
import { textField } from '../validation/validation.server'

export const postText = {
  title: textField(lengths.titleMin, lengths.titleMax, 'titleLength'),
  content: textField(lengths.contentMin, lengths.contentMax, 'contentLength'),
}

export const commentText = {
  content: textField(1, lengths.commentMax, 'textLength'),
}
