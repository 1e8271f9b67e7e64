import type en from '../en/settings'
import type { Translations } from '../translations'

const settings = {
  backToSettings: 'सेटिंग्स पर वापस',
  signingIn: 'साइन इन',
  yourData: 'आपकी जानकारी',
  safety: 'सुरक्षा',
  changePassword: 'पासवर्ड बदलें',
  changePasswordText: 'बाकी सभी जगहों से साइन आउट हो जाएगा।',
  currentPassword: 'मौजूदा पासवर्ड',
  changeEmail: 'ई-मेल पता बदलें',
  presentEmail: 'मौजूदा पता: {{email}}',
  changeEmailText:
    'हम नए पते पर एक लिंक और मौजूदा पते पर एक चेतावनी भेजेंगे। साइन इन रहते हुए वह लिंक खोलने पर नया पता लागू होगा।',
  addEmail: 'ई-मेल पता जोड़ें',
  noMails: 'आपके खाते में ई-मेल पता नहीं है, इसलिए कोई मेल नहीं आती। आपके लिए जो नया है, वह “जवाब” में दिखेगा।',
  noPresentEmail: 'आपके खाते में ई-मेल पता नहीं है, और यह ज़रूरी भी नहीं। पता जोड़ने पर:',
  addEmailReasons: {
    password: 'नया पासवर्ड ई-मेल से बनेगा, रिकवरी शब्दों के बिना।',
    answers: 'कोई आपको जवाब दे, तो हम आपको बता सकेंगे।',
    hidden: 'दूसरे सदस्यों को आपका पता तब भी कभी नहीं दिखेगा।',
  },
  addEmailText: 'हम इस पते पर एक लिंक भेजेंगे। साइन इन रहते हुए वह लिंक खोलने पर पता लागू होगा।',
  wordsEnd: 'तब आपके रिकवरी शब्द काम नहीं करेंगे।',
  recoveryWords: 'रिकवरी शब्द',
  keepWords: 'इसके बजाय रिकवरी शब्द ही रखें',
  email: 'ई-मेल पता',
  removeEmail: 'मेरा ई-मेल पता हटाएँ',
  noPasswordWords:
    'आपका साइन इन Google से होता है और अभी कोई पासवर्ड नहीं है। पहले रिकवरी शब्दों से पासवर्ड बनाएँ।',
  newEmail: 'नया ई-मेल पता',
  noPassword: 'आपका साइन इन Google से होता है और अभी कोई पासवर्ड नहीं है। पहले मेल से पासवर्ड बनाएँ।',
  setPassword: 'पासवर्ड बनाएँ',
  secondStep: 'साइन इन में दूसरा चरण',
  sessions: 'आप कहाँ-कहाँ साइन इन हैं',
  sessionsText:
    'जो डिवाइस पहचान में न आए, उसे साइन आउट करें। दो एक जैसे दिखें और आपका एक ही हो, तो बाकी सभी से साइन आउट करें।',
  thenChangePassword: 'फिर अपना पासवर्ड बदलें।',
  onlyHere: 'आप सिर्फ़ यहीं साइन इन हैं।',
  unknownDevice: 'अनजान डिवाइस',
  signedIn: 'साइन इन किया:',
  lastUsed: 'आखिरी इस्तेमाल:',
  thisSession: 'यही डिवाइस',
  endSession: 'साइन आउट करें',
  endSessionOf: 'साइन आउट करें: {{device}}',
  endOthers: 'बाकी सभी डिवाइस से साइन आउट करें',
  trusted: 'भरोसेमंद डिवाइस',
  trustedText:
    'इन पर 30 दिनों तक दूसरा चरण नहीं पूछा जाता, जब तक आप पासवर्ड न बदलें या बाकी सभी डिवाइस से साइन आउट न करें।',
  trustedSince: 'कब से भरोसेमंद:',
  trustedUntil: '{{day}} तक',
  endTrust: 'इस डिवाइस पर भरोसा न करें',
  endTrustOf: 'इस डिवाइस पर भरोसा न करें: {{device}}',
  exportData: 'मेरी जानकारी डाउनलोड करें',
  deleteAccount: 'मेरा खाता हटाएँ',
  reports: 'मेरी शिकायतें',
  blocks: 'जिनका लिखा मुझे नहीं दिखता',
  hidden: 'मेरे छिपाए विषय',
  reveals: 'मॉडरेटर ने मेरा नाम कब देखा',
} satisfies Translations<typeof en>

export default settings
