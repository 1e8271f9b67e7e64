import { useFetcher } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

type Props = { postId: string; liked: boolean; likes: number }

/** The like button: it sends the wanted state, and with JavaScript shows it at once. */
export function LikeForm({ postId, liked, likes }: Props) {
  const { t } = useTranslation('forum')
  const fetcher = useFetcher({ key: `like-${postId}` })
  const wanted = fetcher.formData?.get('liked')
  const shown = wanted == null ? liked : wanted === '1'
  const count = likes + Number(shown) - Number(liked)
  return (
    <fetcher.Form
      method="post"
      action={`/forum/post/${postId}/like`}
      className="like-form"
      id="like"
    >
      <input type="hidden" name="liked" value={shown ? '0' : '1'} />
      <button className="like" aria-pressed={shown}>
        {t('like')}
      </button>
      <span>{t('likes', { count })}</span>
    </fetcher.Form>
  )
}
