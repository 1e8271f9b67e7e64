import { Link } from '@remix-run/react'
import { useState, type Ref } from 'react'
import { formatPosition } from '~/domain/episodes/position'
import { useTranslation } from '~/i18n/use-translation'
import { buttonClass, Icon, touchLinkClass } from '~/ui/button'
import { useHydrated } from '~/ui/hydrated'
import { useRootData } from '~/ui/root-data'
import type { EpisodeUrls } from './episode-urls'

type Props = {
  episode: { title: string; audioUrl: string | null }
  audioRef: Ref<HTMLAudioElement>
  isPlaying: boolean
  /** True when the audio has been played since the page was opened. */
  wasPlayed: boolean
  toggle: () => void
  /** The second in the URL. */
  passage: number | null
}

/** A large button that plays. The browser's own player is shown after the first press, or without scripts. */
export function Player({ episode, audioRef, isPlaying, wasPlayed, toggle, passage }: Props) {
  const { t } = useTranslation('episodes')
  const isHydrated = useHydrated()
  // The lite version has no button that plays, also where scripts could run.
  const isShown = useRootData()?.lite || wasPlayed
  const { title, audioUrl } = episode
  const asked = audioUrl && (passage === null ? audioUrl : `${audioUrl}#t=${passage}`)
  const [source, setSource] = useState(asked)
  // Another fragment, for example of another transcript, would stop the audio that plays.
  if (source !== asked && !(wasPlayed && source?.split('#t=')[0] === audioUrl)) setSource(asked)
  return (
    <div className="max-w-176">
      {source ? (
        <div className="rounded-xl border border-line bg-raised p-3 [&>*+*]:mt-2">
          <PlayButton
            source={source}
            title={title}
            isPlaying={isPlaying}
            toggle={toggle}
            from={wasPlayed ? null : passage}
          />
          {/* Without the browser's menu, because the slider needs the space on phones. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is below */}
          <audio
            className={isShown ? 'w-full' : 'w-full scripted:hidden'}
            // Old browsers do not know the media query of `scripted`.
            hidden={isHydrated && !wasPlayed}
            ref={audioRef}
            controls
            controlsList="nodownload noplaybackrate"
            preload="none"
            src={source}
            aria-label={t('player', { title })}
          />
        </div>
      ) : (
        <p className="text-soft">{t('noAudio')}</p>
      )}
    </div>
  )
}

type WaysProps = {
  episode: {
    id: string
    link: string | null
    audioUrl: string | null
    audioBytes: number | null
  }
  /** The second of the paragraph that is playing or that the URL names. */
  current: number | null
  urls: EpisodeUrls
}

/** Links to the other things that visitors can do with an episode. */
export function EpisodeWays({ episode, current, urls }: WaysProps) {
  const { t } = useTranslation('episodes')
  const { id, link, audioUrl, audioBytes } = episode
  return (
    <p className="mt-3 flex flex-wrap gap-x-5">
      <Link
        className={touchLinkClass}
        to={current === null ? `/forum/new?episodeId=${id}` : urls.discussAt(current)}
      >
        {current === null ? t('discuss') : t('discussFrom', { time: formatPosition(current) })}
      </Link>{' '}
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
  )
}

type PlayProps = {
  source: string
  title: string
  /** The second from which the first press plays. Null for the beginning. */
  from: number | null
} & Pick<Props, 'isPlaying' | 'toggle'>

/** Plays and pauses. Without scripts it leads to the audio file, which every browser plays. */
function PlayButton({ source, title, isPlaying, toggle, from }: PlayProps) {
  const { t } = useTranslation('episodes')
  const isHydrated = useHydrated()
  const className = buttonClass({ className: 'min-h-14 w-full text-lg' })
  const shown = isPlaying
    ? t('pause')
    : from === null
      ? t('play')
      : t('listenFrom', { time: formatPosition(from) })
  const name = `${shown}: ${title}`
  const label = (
    <>
      <Icon
        className="me-2 fill-current"
        shape={isPlaying ? 'M8 5v14M16 5v14' : 'M7 4v16l13-8Z'}
        size="1.5rem"
      />
      {shown}
    </>
  )
  return isHydrated ? (
    <button type="button" className={className} aria-label={name} onClick={toggle}>
      {label}
    </button>
  ) : (
    <a href={source} className={className} aria-label={name}>
      {label}
    </a>
  )
}

function megabytes(bytes: number) {
  const size = bytes / 1_000_000
  return size < 10 ? size.toFixed(1) : String(Math.round(size))
}
