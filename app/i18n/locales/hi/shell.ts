import type en from '../en/shell'
import type { Words } from '../shape'

const shell = {
  company: 'XX Health',
  community: 'The XXperiment',
  skip: 'सीधे मुख्य सामग्री पर जाएँ',
  siteNavigation: 'साइट',
  home: 'मुखपृष्ठ',
  forum: 'फ़ोरम',
  podcast: 'पॉडकास्ट',
  profile: 'प्रोफ़ाइल',
  signIn: 'साइन इन करें',
  quickExit: 'तुरंत बाहर जाएँ',
  quickExitHint: 'यह पेज तुरंत छोड़ें; Shift तीन बार दबाने से भी यही होता है',
  signUp: 'खाता बनाएँ',
  language: 'भाषा',
  theme: 'रंग-रूप',
  toDark: 'गहरे रंग-रूप पर जाएँ',
  toLight: 'हल्के रंग-रूप पर जाएँ',
  toLite: 'हल्का संस्करण (बिना स्क्रिप्ट)',
  toFull: 'पूरा संस्करण',
  neutralTitles: 'टैब पर सादा नाम',
  loading: 'लोड हो रहा है…',
  notices: 'सूचनाएँ',
  closeNotice: 'बंद करें',
  noticesHotkey: 'सूचनाएँ (F8)',
  privacy: 'निजता',
  footerNavigation: 'और देखें',
  footerPromise: 'साथ मिलकर सेहत की बात करना आसान है।',
  copyright: '© {{year}} {{company}}',
  pageTitle: '{{page}} – {{community}}',
  errorTitle: 'त्रुटि: {{title}}',
  time: {
    now: 'अभी-अभी',
    minutes: '{{count}} मिनट पहले',
    hours: '{{count}} घंटे पहले',
    days: '{{count}} दिन पहले',
  },
  notFound: {
    title: '404 पेज नहीं मिला',
    text: 'इस पते पर कुछ नहीं है। हो सकता है पेज कहीं और चला गया हो या लिंक ग़लत लिखा गया हो।',
    way: 'फ़ोरम पर जाएँ',
  },
  failure: {
    title: 'कुछ गड़बड़ हो गई',
    text: 'ग़लती हमारी है, आपकी नहीं। थोड़ी देर में फिर कोशिश करें; समस्या बनी रहे तो हमें यह संख्या बताएँ:',
    again: 'फिर कोशिश करें',
  },
  refusal: {
    badRequest: 'यह अनुरोध समझा नहीं जा सका',
    forbidden: 'इसकी अनुमति नहीं है',
    tooMany: 'थोड़े समय में बहुत बार कोशिश हुई',
    tooManyText: 'कृपया थोड़ा रुकें, फिर वापस जाकर कोशिश करें।',
    tooLarge: 'भेजी गई सामग्री बहुत बड़ी थी',
    tooLargeText: 'एक फ़ॉर्म में 512 KB तक भेजा जा सकता है। वापस जाकर लिखा हुआ छोटा करें; वह अब भी वहीं है।',
    text: 'वापस जाएँ और फिर कोशिश करें।',
  },
  notice: {
    'signed-in': { title: 'फिर से स्वागत है!', description: 'आप साइन इन हो गई हैं।' },
    'signed-up': { title: 'खाता बन गया!', description: 'The XXperiment समुदाय में आपका स्वागत है।' },
    'post-created': { title: 'पोस्ट बन गई!', description: 'आपकी पोस्ट प्रकाशित हो गई है।' },
    'comment-posted': { title: 'टिप्पणी जुड़ गई!', description: 'आपकी टिप्पणी जोड़ दी गई है।' },
    'post-not-found': { title: 'त्रुटि', description: 'पोस्ट नहीं मिली' },
    'sign-in-failed': { title: 'साइन इन नहीं हो सका', description: 'नाम या पासवर्ड सही नहीं है' },
    'sign-up-failed': { title: 'खाता नहीं बन सका', description: 'खाता बनाने में समस्या हुई' },
    'passwords-differ': {
      title: 'पासवर्ड मेल नहीं खाते',
      description: 'कृपया दोनों जगह एक ही पासवर्ड लिखें।',
    },
    'post-failed': { title: 'पोस्ट नहीं बन सकी', description: 'कुछ गड़बड़ हो गई' },
    'comment-failed': { title: 'टिप्पणी नहीं जुड़ सकी', description: 'कुछ गड़बड़ हो गई' },
    'like-failed': { title: 'त्रुटि', description: 'पोस्ट पसंद नहीं की जा सकी' },
    'sign-in-unsent': { title: 'त्रुटि', description: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।' },
    'post-unsent': { title: 'त्रुटि', description: 'पोस्ट नहीं बन सकी। कृपया फिर कोशिश करें।' },
    'comment-unsent': { title: 'त्रुटि', description: 'टिप्पणी नहीं जुड़ सकी' },
    'not-your-form': {
      title: 'भेजा नहीं गया',
      description:
        'यह फ़ॉर्म किसी और सदस्य ने खोला था। उनका लिखा उन्हीं के लिए सहेज लिया गया है; लिखने के लिए अपने खाते से साइन इन करें।',
    },
    'post-updated': { title: 'पोस्ट बदल दी गई', description: 'आपके बदलाव सहेज लिए गए हैं।' },
    'comment-updated': { title: 'टिप्पणी बदल दी गई', description: 'आपके बदलाव सहेज लिए गए हैं।' },
    'post-deleted': { title: 'पोस्ट हटा दी गई', description: 'आपकी पोस्ट और उसकी टिप्पणियाँ हट गई हैं।' },
    'comment-deleted': { title: 'टिप्पणी हटा दी गई', description: 'आपकी टिप्पणी हट गई है।' },
    'profile-updated': { title: 'प्रोफ़ाइल बदल दी गई', description: '' },
    'profile-failed': { title: 'प्रोफ़ाइल नहीं बदली जा सकी', description: 'कुछ गड़बड़ हो गई' },
    'profile-unsent': { title: 'त्रुटि', description: 'प्रोफ़ाइल नहीं बदली जा सकी' },
    'settings-updated': {
      title: 'सेटिंग्स सहेज ली गईं',
      description: 'सूचनाओं के बारे में आपकी पसंद सहेज ली गई है।',
    },
    'settings-failed': { title: 'सेटिंग्स नहीं बदली जा सकीं', description: 'कुछ गड़बड़ हो गई' },
    'settings-unsent': { title: 'त्रुटि', description: 'सेटिंग्स नहीं बदली जा सकीं' },
    'update-failed': { title: 'बदलाव सहेजे नहीं जा सके', description: 'कुछ गड़बड़ हो गई' },
    'reset-sent': {
      title: 'अपनी मेल देखें',
      description:
        'अगर इस पते से कोई खाता है, तो नए पासवर्ड का लिंक भेज दिया गया है। यह 10 मिनट तक काम करेगा।',
    },
    'password-changed': {
      title: 'पासवर्ड बदल गया',
      description: 'बाकी सभी जगहों से आपको साइन आउट कर दिया गया है।',
    },
    'email-asked': {
      title: 'अपनी मेल देखें',
      description: 'नए पते पर भेजा गया लिंक खोलें; तब तक पुराना पता ही रहेगा।',
    },
    'session-ended': { title: 'वहाँ से साइन आउट हो गया', description: 'वह सत्र समाप्त कर दिया गया है।' },
    'verification-sent': {
      title: 'अपनी मेल देखें',
      description: 'लिंक दोबारा भेज दिया गया है। यह 24 घंटे तक काम करेगा।',
    },
    'google-joined': {
      title: 'फिर से स्वागत है!',
      description:
        'आपका खाता अब Google से जुड़ गया है। उसका पुराना पासवर्ड अब काम नहीं करेगा; नया पासवर्ड आप मेल से बना सकती हैं।',
    },
    'google-cancelled': {
      title: 'साइन इन नहीं हो सका',
      description: 'Google से साइन इन रद्द कर दिया गया। कुछ भी नहीं बदला है।',
    },
    'google-unverified': {
      title: 'साइन इन नहीं हो सका',
      description: 'Google ने आपके ई-मेल पते की पुष्टि नहीं की है। कृपया पासवर्ड से खाता बनाएँ।',
    },
    'google-expired': {
      title: 'साइन इन नहीं हो सका',
      description: 'इसमें बहुत देर हो गई या यह किसी दूसरे ब्राउज़र में शुरू हुआ था। कृपया फिर कोशिश करें।',
    },
    'google-down': {
      title: 'साइन इन नहीं हो सका',
      description: 'अभी Google से संपर्क नहीं हो पा रहा है। बाद में कोशिश करें या पासवर्ड से साइन इन करें।',
    },
    'too-many': { title: 'बहुत बार कोशिश हुई', description: 'कृपया थोड़ा रुककर फिर कोशिश करें।' },
  },
} satisfies Words<typeof en>

export default shell
