import type en from '../../en/server/notices'
import type { Translations } from '../../translations'

const notices = {
  'signed-in': { title: 'फिर से स्वागत है!', description: 'साइन इन हो गया है।' },
  'signed-up': { title: 'खाता बन गया!', description: 'The XXperiment समुदाय में आपका स्वागत है।' },
  'post-created': { title: 'पोस्ट बन गई!', description: 'आपकी पोस्ट प्रकाशित हो गई है।' },
  'post-held': {
    title: 'आपकी पोस्ट मॉडरेटर के पास है',
    description:
      'आपका खाता नया है, इसलिए लिंक या फ़ोन नंबर वाली पोस्ट और तीसरी के बाद की हर पोस्ट पहले मॉडरेटर पढ़ती हैं। तब तक यह सिर्फ़ आपको आपकी प्रोफ़ाइल पर दिखेगी।',
  },
  'comment-held': {
    title: 'आपकी टिप्पणी मॉडरेटर के पास है',
    description:
      'आपका खाता नया है, इसलिए लिंक या फ़ोन नंबर वाली टिप्पणी पहले मॉडरेटर पढ़ती हैं। तब तक यह सिर्फ़ आपको दिखेगी।',
  },
  'comment-posted': { title: 'टिप्पणी जुड़ गई!', description: 'आपकी टिप्पणी जोड़ दी गई है।' },
  'post-not-found': { title: 'त्रुटि', description: 'पोस्ट नहीं मिली' },
  'comment-gone': {
    title: 'टिप्पणी नहीं मिली',
    description: 'जिस टिप्पणी का यह लिंक है, वह अब यहाँ नहीं है।',
  },
  'cookies-refused': {
    title: 'इसके लिए कुकी ज़रूरी हैं',
    description:
      'आपका ब्राउज़र कुकी रोक रहा है, इसलिए कुछ सहेजा नहीं गया। इस साइट के लिए कुकी चालू करके फिर कोशिश करें। हमें लिखने के लिए मुखपृष्ठ का फ़ॉर्म कुकी के बिना भी चलता है।',
  },
  'profile-not-loaded': { title: 'त्रुटि', description: 'प्रोफ़ाइल लोड नहीं हो सकी' },
  'not-your-form': {
    title: 'भेजा नहीं गया',
    description:
      'यह फ़ॉर्म किसी और सदस्य ने खोला था। उनका लिखा उन्हीं के लिए सहेज लिया गया है; लिखने के लिए अपने खाते से साइन इन करें।',
  },
  'post-updated': { title: 'पोस्ट संपादित हो गई', description: 'आपके बदलाव सहेज लिए गए हैं।' },
  'comment-updated': { title: 'टिप्पणी संपादित हो गई', description: 'आपके बदलाव सहेज लिए गए हैं।' },
  'post-deleted': { title: 'पोस्ट हटा दी गई', description: 'आपकी पोस्ट और उसकी टिप्पणियाँ हट गई हैं।' },
  'comment-deleted': { title: 'टिप्पणी हटा दी गई', description: 'आपकी टिप्पणी हट गई है।' },
  'comment-kept': {
    title: 'टिप्पणी मिटाई नहीं गई',
    description:
      'इस बीच मॉडरेटर ने इसे हटा दिया या शिकायतों के कारण यह छिप गई: इसे और कोई नहीं पढ़ सकता। कारण आपकी प्रोफ़ाइल में है।',
  },
  'profile-updated': { title: 'प्रोफ़ाइल बदल दी गई', description: '' },
  'settings-updated': {
    title: 'सेटिंग्स सहेज ली गईं',
    description: 'सूचनाओं के बारे में आपकी पसंद सहेज ली गई है।',
  },
  'reset-sent': { title: 'अपना ई-मेल देखें', description: '' },
  'password-changed': {
    title: 'पासवर्ड बदल गया',
    description: 'बाकी सभी जगहों से आपको साइन आउट कर दिया गया है।',
  },
  'second-step-removed': {
    title: 'दूसरा चरण हटा दिया गया',
    description: 'बाकी सभी जगहों से आपको साइन आउट कर दिया गया है।',
  },
  'passkey-added': { title: 'पासकी जुड़ गई', description: 'अब इससे साइन इन किया जा सकता है।' },
  'passkey-removed': { title: 'पासकी हटा दी गई', description: '' },
  'passkey-renamed': { title: 'नाम सहेजा गया', description: '' },
  'passkey-expired': {
    title: 'पासकी नहीं जुड़ी',
    description: 'इसमें पाँच मिनट से ज़्यादा लग गए। कृपया फिर कोशिश करें।',
  },
  'second-step-expired': {
    title: 'चालू नहीं हुआ',
    description:
      'इसमें 15 मिनट से ज़्यादा लग गए, या आपने फिर से साइन इन किया। फिर से शुरू करें और ऐप की पुरानी प्रविष्टि हटा दें।',
  },
  'email-removed': {
    title: 'ई-मेल पता हटा दिया गया',
    description: 'अब आपको हमसे कोई मेल नहीं मिलेगी।',
  },
  'email-asked': {
    title: 'अपना ई-मेल देखें',
    description: 'नए पते पर भेजा गया लिंक खोलें; तब तक कुछ नहीं बदलेगा।',
  },
  'trust-ended': {
    title: 'अब यह डिवाइस भरोसेमंद नहीं',
    description: 'इस पर दूसरा चरण फिर से पूछा जाएगा।',
  },
  unblocked: { title: 'अब फिर दिखेगा', description: 'इस सदस्य का लिखा आपको फिर से दिखाया जाएगा।' },
  unfollowed: {
    title: 'फ़ॉलो करना बंद कर दिया गया',
    description: 'इस चर्चा की नई टिप्पणियाँ अब यहाँ नहीं दिखेंगी।',
  },
  'appeal-sent': {
    title: 'भेज दिया गया',
    description: 'मॉडरेटर इसे फिर से देखेंगी। जवाब आपको यहीं दिखेगा।',
  },
  saved: { title: 'सहेजा गया', description: '' },
  'review-removed': {
    title: 'राय हटा दी गई',
    description: 'अब वह टिप्पणी के नीचे नहीं दिखती।',
  },
  'decided-already': {
    title: 'फ़ैसला हो चुका है',
    description: 'कोई दूसरी मॉडरेटर पहले तय कर चुकी हैं। आपने जो चुना, वह लागू नहीं हुआ।',
  },
  'deleted-meanwhile': {
    title: 'अब कुछ तय नहीं करना है',
    description: 'जिन्होंने इसे लिखा था, उन्होंने इसे हटा दिया है।',
  },
  'session-ended': { title: 'वहाँ से साइन आउट हो गया', description: 'वह डिवाइस साइन आउट हो गया है।' },
  'sessions-ended': {
    title: 'बाकी जगहों से साइन आउट हो गया',
    description: 'बाकी सभी जगहों से आपको साइन आउट कर दिया गया है।',
  },
  'verification-sent': {
    title: 'अपना ई-मेल देखें',
    description: 'लिंक दोबारा भेज दिया गया है। यह 24 घंटे तक काम करेगा।',
  },
  'signed-out-idle': {
    title: 'आप साइन आउट हो गई हैं',
    description: 'दस मिनट तक इस फ़ोन या कंप्यूटर का इस्तेमाल नहीं हुआ। आगे बढ़ने के लिए साइन इन करें।',
  },
  'google-joined': {
    title: 'फिर से स्वागत है!',
    description:
      'आपका खाता अब Google से जुड़ा है। पुराना पासवर्ड अब काम नहीं करेगा; नया मेल से बनाया जा सकता है।',
  },
  'google-cancelled': {
    title: 'साइन इन नहीं हो सका',
    description: 'Google से साइन इन रद्द हुआ। कुछ नहीं बदला है।',
  },
  'google-other-account': {
    title: 'पुष्टि नहीं हुई',
    description: 'वह कोई दूसरा Google खाता था। वही खाता चुनें जिससे आप यहाँ साइन इन करती हैं।',
  },
  'google-address-unusable': {
    title: 'साइन इन नहीं हो सका',
    description: 'आपके Google खाते के ई-मेल पते पर मेल नहीं पहुँच सकती। किसी दूसरे पते और पासवर्ड से खाता बनाएँ।',
  },
  'google-unverified': {
    title: 'साइन इन नहीं हो सका',
    description: 'Google ने आपके ई-मेल पते की पुष्टि नहीं की है। पासवर्ड से खाता बनाएँ।',
  },
  'sign-in-expired': {
    title: 'साइन इन नहीं हो सका',
    description: 'देर हो गई या यह दूसरे ब्राउज़र में शुरू हुआ था। फिर कोशिश करें।',
  },
  'google-down': {
    title: 'साइन इन नहीं हो सका',
    description: 'Google से अभी संपर्क नहीं हो रहा। बाद में कोशिश करें या पासवर्ड से साइन इन करें।',
  },
} satisfies Translations<typeof en>

export default notices
