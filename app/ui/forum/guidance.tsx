import { Fragment, useEffect, useRef } from 'react'
import { Button, DefaultButton, touchLinkClass } from '../button'
import { useGetTextAttributes } from './item-parts'
import { cardClass, Actions } from '../screen'
import { focusTarget } from '../form/error-summary'
import type { GuidanceView } from '../form/form-answer'

type Props = GuidanceView & {
  /** The id of the form that the buttons send. Its fields' ids begin with it. */
  formId: string
}

/** Asks before a text that names a person is published, with the passages marked. */
export function GuidancePanel(props: Props) {
  const { formId, heading, intro, items, more, note, help, field, changedTexts } = props
  const getTextAttributes = useGetTextAttributes()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [items])
  useEffect(() => writeTexts(formId, changedTexts), [formId, changedTexts])
  return (
    <section id="guidance" className={`${cardClass} mb-8`} aria-labelledby="guidance-heading">
      <DefaultButton form={formId} />
      <h2 id="guidance-heading" ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <p>{intro}</p>
      <ul>
        {items.map(({ place, passages, after }, index) => {
          const text = passages.map(({ before, passage }) => before + passage).join('') + after
          const attributes = getTextAttributes(text)
          return (
            <li key={index} className="py-2">
              {passages.map(({ label, passage }, number) => {
                const [name, advice] = label.split(/: (.*)/s)
                return (
                  <p key={number}>
                    <b>{name}</b>
                    {advice && `: ${advice}`}
                    {/* Few screen readers announce the beginning and end of a mark. */}
                    <span className={passages[1] ? 'wrap-anywhere' : 'sr-only'} {...attributes}>
                      {` “${passage}”`}
                    </span>
                  </p>
                )
              })}
              <p className="mt-3 text-sm text-soft">{place}</p>
              <blockquote
                className="mt-1 border-s-3 border-line ps-4 wrap-anywhere whitespace-pre-line"
                {...attributes}
              >
                {passages.map(({ before, passage }, number) => (
                  <Fragment key={number}>
                    {before}
                    <mark>{passage}</mark>
                  </Fragment>
                ))}
                {after}
              </blockquote>
            </li>
          )
        })}
      </ul>
      {more && <p>{more}</p>}
      {note && <p>{note}</p>}
      {help && <div dangerouslySetInnerHTML={{ __html: help }} />}
      <Actions className="mt-4!">
        {props.takeOut && (
          <Button form={formId} name="takeOut" value="true">
            {props.takeOut}
          </Button>
        )}{' '}
        <Button variant="quiet" form={formId} name="guidanceSeen" value="true">
          {props.publish}
        </Button>{' '}
        <a className={touchLinkClass} href={`#${formId}-${field}`} onClick={focusTarget}>
          {props.goBack}
        </a>
      </Actions>
    </section>
  )
}

// The fields are uncontrolled: a new default value would not change their text.
function writeTexts(formId: string, texts: GuidanceView['changedTexts']) {
  for (const [name, text] of Object.entries(texts ?? {})) {
    const field = document.getElementById(`${formId}-${name}`)
    if (!(field instanceof HTMLTextAreaElement) || field.value === text) continue
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
