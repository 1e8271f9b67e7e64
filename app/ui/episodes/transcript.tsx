import { memo } from 'react'
import { formatPosition } from '~/domain/episodes/position'
import { languageOfText } from '~/domain/validation/text'
import { useTranslation } from '~/i18n/use-translation'
import { touchLinkClass } from '~/ui/button'
import { Pager } from '~/ui/screen'
import { Tabs } from '~/ui/tabs'
import type { EpisodeUrls } from './episode-urls'

type Cue = { start: number; speaker: string; text: string }
type Section = { start: number; title: string | null; cues: Cue[] }

type SectionProps = {
  languages: { code: string; label: string }[]
  transcript: { language: string; part: number; parts: number; sections: Section[] } | null
  /** The second in the URL. Its chapter is open. */
  passage: number | null
  /** The second of the paragraph that is playing or that the URL names. */
  current: number | null
  urls: EpisodeUrls
}

/** One part of an episode's transcript, in one of its languages. */
export function TranscriptSection({ languages, transcript, passage, current, urls }: SectionProps) {
  const { t } = useTranslation('episodes')
  return (
    <section aria-labelledby="transcript">
      <h2 id="transcript">{t('transcript')}</h2>
      {languages.length > 1 && (
        <Tabs
          label={t('transcriptLanguages')}
          tabs={languages.map(({ code, label }) => ({
            to: `?transcript=${code}#transcript`,
            label,
            isCurrent: code === transcript?.language,
          }))}
        />
      )}
      {transcript ? (
        <>
          {transcript.parts > 1 && <p className="mt-2 text-soft">{t('part', transcript)}</p>}
          <Transcript {...transcript} passage={passage} current={current} urls={urls} />
          <Pager
            label={t('pages')}
            first={transcript.part > 1 && { to: urls.partOf(1), label: t('firstPart') }}
            next={
              transcript.part < transcript.parts && {
                to: urls.partOf(transcript.part + 1),
                label: t('nextPart'),
              }
            }
          />
        </>
      ) : (
        <p className="mt-2">{t('noTranscript')}</p>
      )}
    </section>
  )
}

type Props = Pick<SectionProps, 'passage' | 'current' | 'urls'> & {
  sections: Section[]
  language: string
}

// Set here instead of on the paragraphs, because there are hundreds of paragraphs.
const textClass =
  'max-w-176 [&_p]:rounded-xl [&_p]:px-2 [&_p]:py-1 [&_p:target]:bg-tint [&_p[aria-current]]:bg-tint'

/** The transcript, folded by chapter. Each paragraph has an id. The current one has links. */
function Transcript({ sections, language, passage, current, urls }: Props) {
  const { t, language: shown } = useTranslation('episodes')
  const isFolded = sections.length > 1 || sections[0]?.title != null
  return (
    <div lang={language} dir="auto" className={textClass}>
      {sections.map(({ start, title, cues }, index) => {
        const end = sections[index + 1]?.cues[0]?.start ?? Infinity
        const first = cues[0]?.start ?? start
        const has = (second: number | null) => second !== null && second >= first && second < end
        const paragraphs = (
          <Paragraphs cues={cues} current={has(current) ? current : null} urls={urls} />
        )
        if (!isFolded) return <div key={start}>{paragraphs}</div>
        const titled = title === null ? shown : languageOfText(title)
        return (
          <details key={`${start}-${index}`} open={has(passage) || undefined}>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">
              {formatPosition(start)}{' '}
              <span lang={titled === language ? undefined : titled}>{title ?? t('beginning')}</span>
            </summary>
            {paragraphs}
          </details>
        )
      })}
    </div>
  )
}

type ParagraphsProps = { cues: Cue[]; current: number | null; urls: EpisodeUrls }

const Paragraphs = memo(function Paragraphs({ cues, current, urls }: ParagraphsProps) {
  return cues.map((cue, index) => {
    // Several cues may begin in the same second, but an id must be unique.
    const isFirst = cues[index - 1]?.start !== cue.start
    return (
      <p
        key={index}
        id={isFirst ? `t-${cue.start}` : undefined}
        aria-current={isFirst && cue.start === current ? 'true' : undefined}
      >
        <a href={`${urls.hereAt(cue.start)}#t-${cue.start}`}>{formatPosition(cue.start)}</a>{' '}
        {cue.speaker && cue.speaker !== cues[index - 1]?.speaker && <b>{cue.speaker}: </b>}
        {cue.text}
        {isFirst && cue.start === current && <PassageLinks start={cue.start} urls={urls} />}
      </p>
    )
  })
})

type PassageProps = { start: number; urls: EpisodeUrls }

function PassageLinks({ start, urls: { audioAt, discussAt } }: PassageProps) {
  const { t, language } = useTranslation('episodes')
  const time = formatPosition(start)
  const audio = audioAt(start)
  return (
    <span lang={language} className="flex flex-wrap gap-x-5">
      {audio && (
        <a href={audio} className={touchLinkClass}>
          {t('listenFrom', { time })}
        </a>
      )}{' '}
      <a href={discussAt(start)} className={touchLinkClass}>
        {t('discussPassage')}
      </a>
    </span>
  )
}
