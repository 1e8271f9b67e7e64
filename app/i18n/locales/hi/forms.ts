import type en from '../en/forms'
import type { Words } from '../shape'

const forms = {
  summary: 'एक समस्या है',
  optional: '(वैकल्पिक)',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  characters_one: '{{count}} अक्षर',
  characters_other: '{{count}} अक्षर',
  charactersOver_one: '{{count}} अक्षर ज़्यादा है',
  charactersOver_other: '{{count}} अक्षर ज़्यादा हैं',
  problem: {
    required: 'यह जानकारी ज़रूरी है',
    wrongType: 'यह अपेक्षित प्रकार का नहीं है',
    unreadable: 'इसमें ऐसे चिह्न हैं जो सहेजे नहीं जा सकते',
    tooLong: 'अधिकतम {{shortMax}} अक्षर लिखें',
    usernameLength: 'उपयोगकर्ता नाम {{usernameMin}} से {{usernameMax}} अक्षरों का होना चाहिए',
    usernameCharacters: 'उपयोगकर्ता नाम में केवल अंग्रेज़ी अक्षर, अंक और अंडरस्कोर (_) हो सकते हैं',
    usernameTaken: 'यह उपयोगकर्ता नाम पहले से लिया जा चुका है',
    displayNameLength: 'दिखने वाला नाम अधिकतम {{displayNameMax}} अक्षरों का हो सकता है',
    emailFormat: 'ई-मेल पता इस तरह लिखें: name@example.com',
    emailTaken: 'इस ई-मेल पते से पहले से एक खाता है',
    passwordLength: 'पासवर्ड {{passwordMin}} से {{passwordMax}} अक्षरों का होना चाहिए',
    passwordsDiffer: 'कृपया दोनों जगह एक ही पासवर्ड लिखें।',
    invalidCredentials: 'नाम या पासवर्ड सही नहीं है',
    titleLength: 'शीर्षक {{titleMin}} से {{titleMax}} अक्षरों का होना चाहिए',
    contentLength: 'लेख {{contentMin}} से {{contentMax, number}} अक्षरों का होना चाहिए',
    commentLength: 'टिप्पणी अधिकतम {{commentMax, number}} अक्षरों की हो सकती है',
    typeUnknown: 'सामान्य चर्चा या एपिसोड चर्चा चुनें',
    episodeRequired: 'एक एपिसोड चुनें',
    episodeUnknown: 'यह एपिसोड मौजूद नहीं है; कोई दूसरा चुनें',
    parentUnknown: 'जिस टिप्पणी का आप जवाब दे रही हैं, वह अब यहाँ नहीं है',
    staysAnonymous: 'जो नाम छिपाकर पोस्ट किया गया है, उसका नाम छिपा ही रहेगा',
    tooManyMinutes: 'बहुत बार कोशिश हुई। कृपया पंद्रह मिनट रुककर फिर कोशिश करें।',
    tooManyHour: 'बहुत बार कोशिश हुई। कृपया एक घंटा रुककर फिर कोशिश करें।',
    tooManyDay: 'बहुत बार कोशिश हुई। कृपया कल फिर कोशिश करें।',
    unknownField: 'फ़ॉर्म में एक ऐसी जानकारी थी जो उसका हिस्सा नहीं है',
  },
} satisfies Words<typeof en>

export default forms
