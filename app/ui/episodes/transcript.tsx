import { memo } from 'react'
import { formatPosition } from '~/domain/episodes/position'
import { useTranslation } from '~/i18n/use-translation'

type Cue = { start: number; speaker: string; text: string }
type Section = { start: number; title: string | null; cues: Cue[] }

type Links = {
  /** The address of the page that shows a second, without its fragment. */
  hereAt: (start: number) => string
  /** The audio from a second on; null without audio. */
  audioAt: (start: number) => string | null
  discussAt: (start: number) => string
}

type Props = Links & {
  sections: Section[]
  language: string
  /** The second that the address asks for: its chapter is open. */
  asked: number | null
  /** The second of the paragraph that is heard or was asked for. */
  current: number | null
}

// The paragraphs have no classes of their own: there are hundreds of them.
const textClass =
  'max-w-176 [&_p]:rounded-xl [&_p]:px-2 [&_p]:py-1 [&_p:target]:bg-tint [&_p[aria-current]]:bg-tint'

/** What is said, folded by chapter. Each paragraph has an id, and links where it is the current one. */
export function Transcript({ sections, language, asked, current, ...links }: Props) {
  const { t } = useTranslation('episodes')
  const isFolded = sections.length > 1 || sections[0]?.title != null
  return (
    <div lang={language} dir="auto" className={textClass}>
      {sections.map(({ start, title, cues }, index) => {
        const end = sections[index + 1]?.cues[0]?.start ?? Infinity
        const first = cues[0]?.start ?? start
        const has = (second: number | null) => second !== null && second >= first && second < end
        const paragraphs = (
          <Paragraphs cues={cues} current={has(current) ? current : null} {...links} />
        )
        if (!isFolded) return <div key={start}>{paragraphs}</div>
        return (
          <details key={`${start}-${index}`} open={has(asked) || undefined}>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">
              {formatPosition(start)} {title ?? t('beginning')}
            </summary>
            {paragraphs}
          </details>
        )
      })}
    </div>
  )
}

type ParagraphsProps = Links & { cues: Cue[]; current: number | null }

const Paragraphs = memo(function Paragraphs({ cues, current, ...links }: ParagraphsProps) {
  return cues.map((cue, index) => {
    // Several cues may begin in one second, and an id is there once.
    const isFirst = cues[index - 1]?.start !== cue.start
    return (
      <p
        key={index}
        id={isFirst ? `t-${cue.start}` : undefined}
        aria-current={isFirst && cue.start === current ? 'true' : undefined}
      >
        <a href={`${links.hereAt(cue.start)}#t-${cue.start}`} data-seek={cue.start}>
          {formatPosition(cue.start)}
        </a>{' '}
        {cue.speaker && cue.speaker !== cues[index - 1]?.speaker && <b>{cue.speaker}: </b>}
        {cue.text}
        {isFirst && cue.start === current && <PassageLinks start={cue.start} {...links} />}
      </p>
    )
  })
})

function PassageLinks({ start, audioAt, discussAt }: Links & { start: number }) {
  const { t, language } = useTranslation('episodes')
  const time = formatPosition(start)
  const audio = audioAt(start)
  return (
    <span lang={language} className="mt-1 block text-sm">
      {audio && (
        <>
          <a href={audio} data-seek={start}>
            {t('listenFrom', { time })}
          </a>{' '}
          ·{' '}
        </>
      )}
      <a href={discussAt(start)}>{t('discussFrom', { time })}</a>
    </span>
  )
}
