import { useCallback, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react'
import { useShowNotice } from '~/ui/feedback/notice-region'

type Spoken = { sections: { cues: { start: number }[] }[] }

/**
 * Plays from the second of a link to `#t=SECOND` or `#t-SECOND`, and tracks the paragraph that is playing. Without
 * scripts these links lead to the audio file or to this page, from that second on.
 * @param asked the second in the URL
 * @param transcript its paragraphs are in chronological order
 */
export function usePlayer(asked: number | null, transcript: Spoken | null) {
  const starts = useMemo(
    () => transcript?.sections.flatMap(({ cues }) => cues.map(({ start }) => start)) ?? [],
    [transcript],
  )
  const audioRef = useRef<HTMLAudioElement>(null)
  // The paragraph that played last no longer counts once the URL names another second.
  const [heard, setHeard] = useState<{ asked: number | null; start: number }>()
  const [isPlaying, setPlaying] = useState(false)
  const [wasPlayed, setPlayed] = useState(false)
  const showNotice = useShowNotice()
  const current = heard && heard.asked === asked ? heard.start : asked
  const hear = useCallback(
    (second: number) => {
      const start = starts.filter((each) => each <= second).pop()
      setHeard((before) =>
        start === undefined || (before?.start === start && before.asked === asked)
          ? before
          : { asked, start },
      )
      return start
    },
    [asked, starts],
  )

  useEffect(() => {
    const audio = audioRef.current
    if (!audio) return
    const follow = () => void (audio.currentTime && hear(audio.currentTime))
    const notice = () => {
      setPlaying(!audio.paused)
      if (!audio.paused) setPlayed(true)
    }
    const fail = () => {
      audio.pause()
      showNotice(navigator.onLine ? 'sign-in-unsent' : 'offline')
    }
    audio.addEventListener('timeupdate', follow)
    audio.addEventListener('error', fail)
    for (const type of changes) audio.addEventListener(type, notice)
    return () => {
      audio.removeEventListener('timeupdate', follow)
      audio.removeEventListener('error', fail)
      for (const type of changes) audio.removeEventListener(type, notice)
    }
  }, [hear, showNotice])

  // A fragment may name a paragraph in a closed chapter.
  useEffect(() => {
    if (/^#t-\d{1,6}$/.test(location.hash)) unfold(location.hash.slice(1))?.scrollIntoView()
  }, [])

  function seek(event: MouseEvent) {
    const audio = audioRef.current
    const link = event.target instanceof Element && event.target.closest('a')
    const second = link ? Number(/^#t[=-](\d+)$/.exec(link.hash)?.[1]) : NaN
    if (!audio || Number.isNaN(second)) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    unfold(`t-${hear(second)}`)
    play(audio, second)
  }

  function toggle() {
    const audio = audioRef.current
    if (!audio) return
    if (audio.paused) play(audio)
    else audio.pause()
  }

  return { audioRef, current, isPlaying, wasPlayed, seek, toggle }
}

const changes = ['play', 'pause', 'ended', 'emptied']

// The promise is rejected when the audio cannot be loaded. The listener of `error` then says that. After an error only
// `load` requests the audio again.
function play(audio: HTMLAudioElement, second = audio.currentTime) {
  if (audio.error) audio.load()
  if (audio.currentTime !== second) audio.currentTime = second
  audio.play().catch(() => {})
}

/** Opens the chapter of a paragraph. Returns the paragraph if its chapter was closed. */
function unfold(id: string) {
  const paragraph = document.getElementById(id)
  const chapter = paragraph?.closest('details')
  if (!chapter || chapter.open) return null
  chapter.open = true
  return paragraph
}
