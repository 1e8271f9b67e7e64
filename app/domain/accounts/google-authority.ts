const ownDomains = ['gmail.com', 'googlemail.com']

/**
 * Whether Google runs an email's mailbox, so that its word proves ownership: its own domains and the account's
 * Workspace domain. Elsewhere it only knows that somebody once read mail there
 * (developers.google.com/identity/gsi/web/guides/verify-google-id-token).
 */
export function isAuthoritative(email: string, hostedDomain: string | null): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return ownDomains.includes(domain) || domain === hostedDomain?.toLowerCase()
}
