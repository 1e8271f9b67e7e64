import { Form } from '@remix-run/react'
import { Button } from '~/ui/button'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { formClass } from '~/ui/form/fields'
import { EmailAddress } from '~/ui/messages/facts'
import { EmptyScreen, Screen } from '~/ui/screen'
import type { ReactNode } from 'react'

type Props = {
  title: string
  text: string
  /** The email address that the button is about. */
  email?: string
  /** The button's label. False when there is nothing left to do. The children then have the next link. */
  button: string | false
  children: ReactNode
}

/** The target of a mailed link. It acts only when its button is pressed, because mail scanners open every link. */
export function MailedLink({ title, text, email, button, children }: Props) {
  if (!button)
    return (
      <EmptyScreen>
        <EmptyDrawing of="letter" />
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </EmptyScreen>
    )
  return (
    <Screen width="narrow">
      <h1>{title}</h1>
      <p>{text}</p>
      {email && (
        <p className="font-semibold wrap-anywhere">
          <EmailAddress email={email} />
        </p>
      )}
      <Form method="post" className={formClass}>
        <Button>{button}</Button>
      </Form>
    </Screen>
  )
}
