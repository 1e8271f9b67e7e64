import { day } from '~/domain/durations'

/** Returns copies of an administrator who lack one thing that an administrator needs. */
export const notAdmins = <Admin extends object>(admin: Admin) =>
  [
    { ...admin, role: 'member' },
    { ...admin, role: 'moderator' },
    { ...admin, suspendedUntil: new Date(Date.now() + day) },
    { ...admin, secondStepAt: null },
  ] as const
