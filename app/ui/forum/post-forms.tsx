import { useEffect } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { buttonClass, Icon } from '~/ui/button'
import { useCommittedFetcher, useSubmitFailedNotice } from '../feedback/submit-fallback'
import { sendInPlace } from '../form/send-in-place'

type OwnUseFormProps = { postId: string; kind: 'follow' | 'save'; isOn: boolean }

const fieldsOfUse = { follow: 'following', save: 'saved' } as const

/** A button to follow or save a post. It sends the new state, and with JavaScript shows it at once. */
export function OwnUseForm({ postId, kind, isOn }: OwnUseFormProps) {
  const { t } = useTranslation('forum')
  const field = fieldsOfUse[kind]
  const { fetcher, action, shown } = useToggle(postId, kind, field, isOn)
  return (
    <fetcher.Form ref={sendInPlace} method="post" action={action} id={kind} data-stays="">
      <input type="hidden" name={field} value={shown ? '0' : '1'} />
      <button className="link-button" aria-pressed={shown}>
        {t(kind)}
      </button>
    </fetcher.Form>
  )
}

function useToggle(postId: string, name: string, field: string, isOn: boolean) {
  const fetcher = useCommittedFetcher(`${name}-${postId}`)
  const wanted = fetcher.formData?.get(field)
  useSubmitFailedNotice(fetcher.data)
  const action = `/forum/post/${postId}/${name}`
  // Remix reloads the page if it cannot load the code of the form's route, such as offline. `clientLoader` asks the
  // server for nothing.
  const { load } = useCommittedFetcher()
  useEffect(() => load(action), [load, action])
  return { fetcher, action, shown: wanted == null ? isOn : wanted === '1' }
}

type LikeFormProps = { postId: string; liked: boolean; likes: number }

/** The like button. It sends the new state, and with JavaScript shows it at once. */
export function LikeForm({ postId, liked, likes }: LikeFormProps) {
  const { t } = useTranslation('forum')
  const { fetcher, action, shown } = useToggle(postId, 'like', 'liked', liked)
  const count = likes + Number(shown) - Number(liked)
  return (
    <fetcher.Form
      ref={sendInPlace}
      method="post"
      action={action}
      className="flex flex-wrap items-center gap-x-2 gap-y-1"
      id="like"
      data-stays=""
    >
      <input type="hidden" name="liked" value={shown ? '0' : '1'} />
      <button
        className={buttonClass({
          variant: 'quiet',
          className:
            'like font-normal aria-pressed:border-accent-ink aria-pressed:bg-accent aria-pressed:text-on-accent forced-colors:aria-pressed:border-3',
        })}
        aria-pressed={shown}
      >
        <Icon
          shape="M12 20C5 15 3 12 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1C21 12 19 15 12 20Z"
          size="1.125em"
          className={shown ? 'me-1.5 fill-current' : 'me-1.5'}
        />
        {t('like')}
      </button>{' '}
      <span>{t('likes', { count })}</span>
    </fetcher.Form>
  )
}
