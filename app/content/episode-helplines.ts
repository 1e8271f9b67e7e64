import type { Text } from './text'

type Helpline = { name: Text; number: string }

/**
 * Helplines for the subject of an episode, by the end of its page's URL, such as '3'. The page shows them before the
 * general helplines. TO BE CHECKED BY THE COMPANY BEFORE LAUNCH: every number, its hours and its text.
 */
export const episodeHelplines: Readonly<Record<string, readonly Helpline[]>> = {
  '1': [{ name: { en: 'Health advice by phone', hi: 'फ़ोन पर स्वास्थ्य सलाह' }, number: '104' }],
}
