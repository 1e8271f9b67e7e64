import type en from '../en/account-forms'
import type { Translations } from '../translations'

const accountForms = {
  problem: {
    usernameLength: 'उपयोगकर्ता नाम {{usernameMin}} से {{usernameMax}} अक्षरों का होना चाहिए',
    usernameCharacters: 'उपयोगकर्ता नाम में केवल अंग्रेज़ी अक्षर, अंक और अंडरस्कोर (_) हो सकते हैं',
    usernameTaken: 'यह उपयोगकर्ता नाम पहले से लिया जा चुका है',
    displayNameLength: 'दिखने वाला नाम अधिकतम {{displayNameMax}} अक्षरों का हो सकता है',
    nameReserved: 'इस नाम को लोग टीम, मॉडरेटर या किसी अनाम सदस्य का समझ सकते हैं; कोई दूसरा चुनें',
    emailTaken: 'इस ई-मेल पते से पहले से एक खाता है',
    passwordLength: 'पासवर्ड {{passwordMin}} से {{passwordMax}} अक्षरों का होना चाहिए',
    passwordCommon: 'यह पासवर्ड बहुत आम है; कोई दूसरा चुनें',
    passwordHasUsername: 'पासवर्ड में उपयोगकर्ता नाम नहीं होना चाहिए',
    passwordMadeOfNames: 'पासवर्ड आपके नाम, आपके ई-मेल पते या इस साइट के नाम से बना नहीं होना चाहिए',
    passwordsDiffer: 'कृपया दोनों जगह एक ही पासवर्ड लिखें।',
    invalidCredentials: 'नाम या पासवर्ड सही नहीं है',
    bioLength: 'परिचय अधिकतम {{bioMax}} अक्षरों का हो सकता है',
    tokenMissing: 'सत्यापन टोकन नहीं मिला',
    signInAgain: 'यहाँ आपका पासवर्ड नहीं है: पहले Google से फिर साइन इन करें, उसके बाद आपके पास दस मिनट होंगे',
    tokenInvalid: 'यह लिंक सही नहीं है या इसकी अवधि बीत चुकी है',
  },
} satisfies Translations<typeof en>

export default accountForms
