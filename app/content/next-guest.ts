import type { Text } from './text'

export type NextGuest = {
  name: Text
  profession: Text
  topic: Text
  /** The day of the recording, in India. Questions are accepted until the day ends. */
  day: string
}

/** SAMPLE: the guest of the next recording, whom anybody may ask a question. Null when no guest is announced. */
export const nextGuest: NextGuest | null = {
  name: { en: 'Dr Farah Qureshi', hi: 'डॉ. फ़राह क़ुरैशी' },
  profession: { en: 'endocrinologist in Lucknow', hi: 'लखनऊ की हार्मोन विशेषज्ञ' },
  topic: { en: 'thyroid, tiredness and periods', hi: 'थायरॉइड, थकान और पीरियड' },
  day: '2030-01-15',
}
