import { useTranslation } from '~/i18n/use-translation'
import { useCommittedFetcher } from '~/ui/committed-fetcher'
import { useSubmitFailedNotice } from '~/ui/feedback/submit-failed-notice'
import { sendInPlace } from '~/ui/form/send-in-place'
import { useHydrated } from '~/ui/hydrated'

type Props = { postId: string; liked: boolean; likes: number }

/** The like button. It sends the new state, and with JavaScript shows it at once. */
export function LikeForm({ postId, liked, likes }: Props) {
  const { t } = useTranslation('forum')
  const fetcher = useCommittedFetcher(`like-${postId}`)
  const isHydrated = useHydrated()
  const wanted = fetcher.formData?.get('liked')
  const shown = wanted == null ? liked : wanted === '1'
  const count = likes + Number(shown) - Number(liked)
  useSubmitFailedNotice(fetcher.data)
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
      {/* Without its code at hand, a press on a page that has gone offline would load the page anew. */}
      {isHydrated && (
        <link rel="modulepreload" href={__remixManifest.routes['routes/forum/like']?.module} />
      )}
      <button className="like" aria-pressed={shown}>
        {t('like')}
      </button>{' '}
      <span>{t('likes', { count })}</span>
    </fetcher.Form>
  )
}
