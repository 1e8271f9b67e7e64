import { z } from 'zod'
import { stringField } from '../validation/validation.server'

// The maximum lengths that authenticators send, with some margin: credential ids have at most 1023 bytes.
const lengths = { answer: 16_000, id: 1400, clientData: 4000, data: 8000, userHandle: 100 }

function base64url(max: number) {
  return stringField(max, 'wrongType').regex(/^[\w-]+$/)
}

const credential = {
  id: base64url(lengths.id),
  rawId: base64url(lengths.id),
  type: z.literal('public-key'),
  clientExtensionResults: z.unknown().transform(() => ({})),
}

const signIn = z.object({
  ...credential,
  response: z.object({
    authenticatorData: base64url(lengths.data),
    clientDataJSON: base64url(lengths.clientData),
    signature: base64url(lengths.data),
    userHandle: base64url(lengths.userHandle).optional(),
  }),
})

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

const registration = z.object({
  ...credential,
  response: z.object({
    attestationObject: base64url(lengths.data),
    clientDataJSON: base64url(lengths.clientData),
    // Unknown transports, which may be introduced later, are left out.
    transports: z
      .array(z.union([transport, z.unknown().transform(() => null)]))
      .max(20)
      .default([])
      .transform((all) => all.filter((each) => each !== null)),
  }),
})

export type SignedSignIn = z.output<typeof signIn>
export type Registration = z.output<typeof registration>

/** Parses a signed sign-in, as the browser's script writes it; null for anything else. */
export function readSignedSignIn(json: string | undefined): SignedSignIn | null {
  return read(signIn, json)
}

/** Parses a new passkey, as the browser's script writes it; null for anything else. */
export function readRegistration(json: string | undefined): Registration | null {
  return read(registration, json)
}

function read<S extends z.ZodType>(schema: S, json = ''): z.output<S> | null {
  if (json.length > lengths.answer) return null
  try {
    return schema.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}
