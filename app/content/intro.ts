import type { Text } from './text'

// SAMPLE. Five title cards; their timing is in app/styles/landing/intro.css.

type Frame = { headline: Text; subtitle: Text }

export const intro = [
  {
    headline: { en: 'There is a question.', hi: 'एक सवाल है।' },
    subtitle: { en: 'You have carried it for years.', hi: 'बरसों से आपके साथ चल रहा है।' },
  },
  {
    headline: { en: 'You were told: it is nothing.', hi: 'आपसे कहा गया: कुछ नहीं है।' },
    subtitle: { en: 'Be brave. Be patient. Be quiet.', hi: 'सह लो। सब्र रखो। चुप रहो।' },
  },
  {
    headline: { en: 'Then somebody said it aloud.', hi: 'फिर किसी ने वही सवाल खुलकर पूछा।' },
    subtitle: { en: 'And the room breathed out.', hi: 'और सबने चैन की साँस ली।' },
  },
  {
    headline: { en: '“Me too,” said another.', hi: '“मेरे साथ भी,” दूसरी ने कहा।' },
    subtitle: { en: 'And another. And another.', hi: 'फिर तीसरी ने। फिर और भी।' },
  },
  {
    headline: { en: 'That is the experiment.', hi: 'यही हमारा प्रयोग है।' },
    subtitle: { en: 'Come in. There is a place for you.', hi: 'आइए। यहाँ आपके लिए जगह है।' },
  },
] satisfies [Frame, Frame, Frame, Frame, Frame]
