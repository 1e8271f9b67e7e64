import type en from '../en/figures'
import type { Translations } from '../translations'

const figures = {
  title: 'आँकड़े',
  week: '{{from}} से {{to}} तक का हफ़्ता',
  text: 'इस हफ़्ते जो लिखा और किया गया, उससे गिने गए। पढ़ने वालों को नहीं गिना जाता।',
  rounded: 'संख्याएँ 5 के पास की हैं। 5 से कम हों, तो “{{fewer}}” लिखा होता है।',
  fewer: '5 से कम',
  weeks: 'हफ़्ते',
  earlier: 'इससे पहले का हफ़्ता',
  later: 'इसके बाद का हफ़्ता',
  what: 'क्या',
  thisWeek: 'यह हफ़्ता',
  weekBefore: 'इससे पहले',
  count: 'संख्या',
  questions: 'सवाल',
  asked: 'सवाल',
  answeredInADay: 'एक दिन के भीतर जवाब मिला',
  percentInADay: 'एक दिन के भीतर जवाब पाने वालों का हिस्सा',
  percent: '{{count}} %',
  medianHours: 'पहले जवाब तक का मध्य समय',
  hours_one: '{{count}} घंटा',
  hours_other: '{{count}} घंटे',
  underAnHour: 'एक घंटे से कम',
  unknown: 'बताने के लिए बहुत कम',
  languages: 'सवालों की भाषा',
  unanswered: 'बिना जवाब के सवाल, विषय के अनुसार',
  topic: 'विषय',
  removals: 'हटाई गई बातें, कारण के अनुसार',
  reason: 'कारण',
  appeals: 'फिर से देखने के अनुरोध',
  answer: 'जवाब',
  open: 'जवाब बाकी है',
  lookUps: 'कितनी बार देखा गया कि किसने लिखा',
  words: 'खोज, जिनमें कुछ नहीं मिला',
  wordsText:
    'वे शब्द जो कम से कम दस अलग-अलग दिनों में खोजे गए और जिनसे कोई पोस्ट नहीं मिली। किसने खोजा, यह पता नहीं।',
  word: 'शब्द',
  days: 'दिन',
  noWords: 'ऐसा कोई शब्द नहीं, जो दस अलग-अलग दिनों में खोजा गया और नहीं मिला।',
} satisfies Translations<typeof en>

export default figures
