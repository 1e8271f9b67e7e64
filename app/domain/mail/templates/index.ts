import { authorLookedUp } from './author-looked-up'
import { confirmSubscription } from './confirm-subscription'
import { connectGoogle } from './connect-google'
import { emailChanged } from './email-changed'
import { emailChanging } from './email-changing'
import { messageReceipt } from './message-receipt'
import { messageReceived } from './message-received'
import { passwordChanged } from './password-changed'
import { resetPassword } from './reset-password'
import {
  passkeyAdded,
  passkeyRemoved,
  recoveryCodesRenewed,
  recoveryCodeUsed,
  secondStepAdded,
  secondStepRemoved,
} from './second-step'
import { somethingNew } from './something-new'
import type { Template } from './template'
import { verifyEmail } from './verify-email'

export const templates = {
  verifyEmail,
  resetPassword,
  passwordChanged,
  emailChanging,
  emailChanged,
  connectGoogle,
  secondStepAdded,
  secondStepRemoved,
  recoveryCodeUsed,
  recoveryCodesRenewed,
  passkeyAdded,
  passkeyRemoved,
  somethingNew,
  messageReceived,
  messageReceipt,
  confirmSubscription,
  authorLookedUp,
} satisfies Record<string, Template>

export type MailKind = keyof typeof templates

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(templates, kind)
}
