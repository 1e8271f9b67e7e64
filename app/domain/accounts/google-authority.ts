const ownDomains = ['gmail.com', 'googlemail.com']

/**
 * Whether Google itself runs the mailbox of an address, so that its word for it is proof: its own addresses, and those
 * of the Workspace domain that the account belongs to. For any other address Google only knows that somebody once
 * read mail there (developers.google.com/identity/gsi/web/guides/verify-google-id-token).
 */
export function isAuthoritative(email: string, hostedDomain: string | null): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return ownDomains.includes(domain) || domain === hostedDomain?.toLowerCase()
}
