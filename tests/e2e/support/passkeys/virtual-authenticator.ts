import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/** A phone's own authenticator in Chromium, which recognises its owner and approves every request. */
export type VirtualAuthenticator = {
  passkeys: () => Promise<{ userHandle?: string; signCount: number }[]>
}

/**
 * Makes a browser report that it cannot offer passkeys in autofill. Otherwise an approving authenticator would answer
 * immediately.
 */
export async function withoutAutofill(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
}

/** Adds an authenticator that stores passkeys to a page's browser. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async passkeys() {
      return (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials
    },
  }
}
