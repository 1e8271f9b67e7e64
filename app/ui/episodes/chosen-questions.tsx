import { formatPosition } from '~/domain/episodes/position'
import type { ChosenQuestion } from '~/domain/questions/chosen-questions.server'
import { useTranslation } from '~/i18n/use-translation'
import { useGetTextAttributes } from '~/ui/forum/item-parts'
import { touchLinkClass } from '~/ui/button'

type Props = {
  questions: ChosenQuestion[]
  /** True when there are more questions than the page shows at once. */
  hasMore: boolean
  /** The URL of the audio at a second, or null without audio. */
  audioAt: (start: number) => string | null
}

/** The questions to the guest, each with its position in the audio and the written answer. */
export function ChosenQuestions({ questions, hasMore, audioAt }: Props) {
  const { t } = useTranslation('episodes')
  const getTextAttributes = useGetTextAttributes()
  if (!questions.length) return null
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{t('questions')}</h2>
      <ul className="mt-2">
        {questions.map(({ question, name, second, answer }, index) => (
          <li key={index} className="mt-4 max-w-176 whitespace-pre-line">
            <p className="font-semibold" {...getTextAttributes(question)}>
              {question}
            </p>
            <p className="text-sm text-soft">
              <bdi>{name ?? t('askedAnonymously')}</bdi>
              {second !== null && <> · {placeLink(second)}</>}
            </p>
            {answer && (
              <p className="mt-2">
                <b>{t('guestAnswers')}</b> <span {...getTextAttributes(answer)}>{answer}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className="mt-4">
          <a href="?questions=all#questions">{t('allQuestions')}</a>
        </p>
      )}
    </section>
  )

  function placeLink(second: number) {
    const time = formatPosition(second)
    const audio = audioAt(second)
    return audio ? (
      <a href={audio} className={touchLinkClass}>
        {t('listenFrom', { time })}
      </a>
    ) : (
      time
    )
  }
}
