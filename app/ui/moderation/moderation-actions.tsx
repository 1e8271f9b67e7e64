import { useMemo } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { noticeClass } from '~/ui/feedback/notice-region'
import { ErrorSummary } from '~/ui/form/error-summary'
import { type RefusedForm, refusedFields, useNoticeTitle } from '../form/form-answer'
import { ModerationActionForm, type ModerationAction, type Weight } from './moderation-action-form'

/** The available moderation actions. */
export function ModerationActions({
  moderationActions,
  refused,
  kept,
}: {
  moderationActions: ModerationAction[]
  refused?: RefusedForm
  /** The choices from before the session ended. */
  kept: Record<string, string> | null
}) {
  const shown = useMemo(
    () => refused ?? (kept ? { lastResult: { initialValue: kept }, notice: null } : undefined),
    [refused, kept],
  )
  const { t } = useTranslation('moderation')
  const [usual, rare] = [false, true].map((isRare) =>
    moderationActions.filter(({ action }) => rareActions.has(action) === isRare),
  )
  const formOf = (moderationAction: ModerationAction, weight: Weight) => {
    const isShown = shown?.lastResult.initialValue?.action === moderationAction.action
    return (
      <ModerationActionForm
        key={moderationAction.action}
        moderationAction={moderationAction}
        refused={isShown ? shown : undefined}
        weight={weight}
      />
    )
  }
  return (
    <>
      {usual?.map((action, index) => formOf(action, index ? 'usual' : 'first'))}
      {rare?.length ? (
        <>
          <h3 className="mt-6 border-b border-line pb-1 font-sans text-sm text-soft">
            {t('moreDecisions')}
          </h3>
          {rare.map((action) => formOf(action, 'rare'))}
        </>
      ) : null}
    </>
  )
}

// These actions are never the purpose of a report, so they are listed second.
const rareActions = new Set<string>([
  ...['lock', 'unlock', 'label', 'slow', 'unslow', 'reveal'],
  ...['endSessions', 'removeSecondStep'],
])

/** The errors of the refused action, or the note that somebody else was quicker, for the top of the page. */
export function ModerationActionSummary({ refused }: { refused: RefusedForm }) {
  const { t } = useTranslation('moderation')
  const titleOf = useNoticeTitle()
  const { error, initialValue } = refused.lastResult
  const action = typeof initialValue?.action === 'string' ? initialValue.action : ''
  if (!error || Object.keys(error).length === 0) {
    return (
      <p className={noticeClass('destructive')} role="alert">
        {t('already')}
      </p>
    )
  }
  const { form, fieldOf } = refusedFields(action, refused)
  return (
    <ErrorSummary
      form={form}
      fields={[
        fieldOf('days'),
        fieldOf('topic'),
        fieldOf('contentNote'),
        fieldOf('reason'),
        fieldOf('password'),
      ]}
      title={titleOf(refused.notice)}
    />
  )
}
