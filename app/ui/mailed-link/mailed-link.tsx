import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'

type Props = {
  title: string
  text: string
  /** What the button says; without it there is nothing to do any more, and the children lead on. */
  button: string | false
  children: ReactNode
}

/** What a mailed link leads to: one button that does it, because mail scanners open every link. */
export function MailedLink({ title, text, button, children }: Props) {
  return (
    <main id="main" className="screen narrow">
      <h1>{title}</h1>
      <p>{text}</p>
      {button ? (
        <Form method="post" className="form">
          <button className="button">{button}</button>
        </Form>
      ) : (
        children
      )}
    </main>
  )
}
