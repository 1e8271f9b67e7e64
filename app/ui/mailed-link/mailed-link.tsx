import { Form } from '@remix-run/react'
import { Button } from '~/ui/button'
import { formClass } from '~/ui/form/fields'
import { Screen } from '~/ui/screen'
import type { ReactNode } from 'react'

type Props = {
  title: string
  text: string
  /** The button's label; false when there is nothing left to do, and the children link on. */
  button: string | false
  children: ReactNode
}

/** The target of a mailed link. It acts on a button only, because mail scanners open every link. */
export function MailedLink({ title, text, button, children }: Props) {
  return (
    <Screen width="narrow">
      <h1>{title}</h1>
      <p>{text}</p>
      {button ? (
        <Form method="post" className={formClass}>
          <Button>{button}</Button>
        </Form>
      ) : (
        children
      )}
    </Screen>
  )
}
