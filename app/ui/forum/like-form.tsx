import { useEffect } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { useCommittedFetcher } from '~/ui/committed-fetcher'
import { useSubmitFailedNotice } from '~/ui/feedback/submit-failed-notice'
import { sendInPlace } from '~/ui/form/send-in-place'

type Props = { postId: string; liked: boolean; likes: number }

/** The like button. It sends the new state, and with JavaScript shows it at once. */
export function LikeForm({ postId, liked, likes }: Props) {
  const { t } = useTranslation('forum')
  const fetcher = useCommittedFetcher(`like-${postId}`)
  const wanted = fetcher.formData?.get('liked')
  const shown = wanted == null ? liked : wanted === '1'
  const count = likes + Number(shown) - Number(liked)
  useSubmitFailedNotice(fetcher.data)
  // Remix reloads the page if it cannot load the code of the form's route, such as offline. `clientLoader` asks the
  // server for nothing.
  const { load } = useCommittedFetcher()
  useEffect(() => load(`/forum/post/${postId}/like`), [load, postId])
  return (
    <fetcher.Form
      ref={sendInPlace}
      method="post"
      action={`/forum/post/${postId}/like`}
      className="like-form"
      id="like"
      data-stays=""
    >
      <input type="hidden" name="liked" value={shown ? '0' : '1'} />
      <button className="like" aria-pressed={shown}>
        {t('like')}
      </button>{' '}
      <span>{t('likes', { count })}</span>
    </fetcher.Form>
  )
}
