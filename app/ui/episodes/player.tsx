import type { Ref } from 'react'
import { formatPosition } from '~/domain/episodes/position'
import { useTranslation } from '~/i18n/use-translation'
import { LinkButton, touchLinkClass } from '~/ui/button'
import type { Addresses } from './addresses'

type Props = {
  episode: {
    id: string
    title: string
    link: string | null
    audioUrl: string | null
    audioBytes: number | null
  }
  audioRef: Ref<HTMLAudioElement>
  /** The second that the address asks for. */
  passage: number | null
  /** The second of the paragraph that is heard or was asked for. */
  current: number | null
  addresses: Addresses
}

/** The browser's own player in a frame of the site, with what can be done with the episode. */
export function Player({ episode, audioRef, passage, current, addresses }: Props) {
  const { t } = useTranslation('episodes')
  const { id, title, link, audioUrl, audioBytes } = episode
  return (
    <div className="max-w-176 rounded-xl border border-line bg-raised px-4 pt-3 pb-2 [&>*+*]:mt-2">
      {audioUrl ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is below
        <audio
          className="w-full max-md:-mx-3 max-md:w-[calc(100%+1.5rem)]"
          ref={audioRef}
          controls
          preload="none"
          src={passage === null ? audioUrl : `${audioUrl}#t=${passage}`}
          aria-label={t('player', { title })}
        />
      ) : (
        <p className="text-soft">{t('noAudio')}</p>
      )}
      <p className="[&>*]:me-4 [&>*]:mb-1">
        <LinkButton
          variant="quiet"
          to={current === null ? `/forum/new?episodeId=${id}` : addresses.discussAt(current)}
        >
          {current === null ? t('discuss') : t('discussFrom', { time: formatPosition(current) })}
        </LinkButton>{' '}
        {audioUrl && (
          <a href={audioUrl} className={touchLinkClass}>
            {audioBytes ? t('downloadSize', { size: megabytes(audioBytes) }) : t('download')}
          </a>
        )}{' '}
        {link && (
          <a href={link} className={touchLinkClass}>
            {t('showNotes')}
          </a>
        )}{' '}
        <a href={`/episodes/ask?episodeId=${id}`} className={touchLinkClass}>
          {t('askAbout')}
        </a>
      </p>
    </div>
  )
}

function megabytes(bytes: number) {
  const size = bytes / 1_000_000
  return size < 10 ? size.toFixed(1) : String(Math.round(size))
}
