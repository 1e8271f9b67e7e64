/** The props of a flow in a dialog. */
export type FlowDialogProps = {
  isOpen: boolean
  /** Gets whether the message was sent. */
  onClose: (isSent: boolean) => void
}
