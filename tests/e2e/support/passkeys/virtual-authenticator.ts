import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/** A phone's own authenticator in Chromium, which knows its owner and says yes to whatever it is asked. */
export type VirtualAuthenticator = {
  passkeys: () => Promise<{ userHandle?: string; signCount: number }[]>
}

/** Lets a browser say that it cannot offer passkeys among what it fills in: an authenticator that is willing would answer. */
export async function withoutAutofill(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
}

/** Gives a page's browser an authenticator that keeps passkeys. */
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
