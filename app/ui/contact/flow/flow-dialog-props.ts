/** The props of a flow in a dialog. */
export type FlowDialogProps = {
  isOpen: boolean
  /** `isSent` is true when the message was sent. */
  onClose: (isSent: boolean) => void
}
