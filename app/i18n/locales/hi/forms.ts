import type en from '../en/forms'
import type { Translations } from '../translations'

const forms = {
  summary: 'कुछ जानकारी ठीक करनी होगी',
  optional: '(वैकल्पिक)',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  characters_one: '{{count}} अक्षर',
  characters_other: '{{count}} अक्षर',
  charactersOver_one: '{{count}} अक्षर ज़्यादा है',
  charactersOver_other: '{{count}} अक्षर ज़्यादा हैं',
  problem: {
    required: 'यह जानकारी ज़रूरी है',
    wrongType: 'यह मान सही नहीं है',
    unreadable: 'इसमें ऐसे चिह्न हैं जो सहेजे नहीं जा सकते',
    tooLong: 'अधिकतम {{shortMax}} अक्षर लिखें',
    emailFormat: 'ई-मेल पता इस तरह लिखें: name@example.com',
    passwordWrong: 'यह आपका मौजूदा पासवर्ड नहीं है',
    textLength: 'अधिकतम {{commentMax, number}} अक्षर लिखें',
    parentUnknown: 'वह टिप्पणी अब यहाँ नहीं है',
    confirmNamed: 'चुनें कि इस टिप्पणी पर आपका नाम दिखे या नहीं।',
    tooManyMinutes: 'बहुत बार कोशिश हुई। कृपया पंद्रह मिनट रुककर फिर कोशिश करें।',
    tooManyHour: 'बहुत बार कोशिश हुई। कृपया एक घंटा रुककर फिर कोशिश करें।',
    tooManyDay: 'बहुत बार कोशिश हुई। कृपया कल फिर कोशिश करें।',
    suspended: 'आप अभी नहीं लिख सकतीं',
    locked: 'यह चर्चा बंद है',
  },
} satisfies Translations<typeof en>

export default forms
