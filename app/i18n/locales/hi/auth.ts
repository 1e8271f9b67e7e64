import type en from '../en/auth'
import type { Translations } from '../translations'

const auth = {
  signIn: 'साइन इन करें',
  signUp: 'खाता बनाएँ',
  backToHome: 'मुखपृष्ठ पर वापस',
  stopped: 'आगे बढ़ने के लिए साइन इन करें। फिर हम आपको वहीं वापस ले आएँगे।',
  emailOrUsername: 'ई-मेल या उपयोगकर्ता नाम',
  username: 'उपयोगकर्ता नाम',
  usernameHint: '{{usernameMin}} से {{usernameMax}} अक्षर: अंग्रेज़ी अक्षर, अंक और अंडरस्कोर',
  displayName: 'दिखने वाला नाम',
  displayNameHint: 'दूसरों को उपयोगकर्ता नाम की जगह यही दिखेगा; अधिकतम {{displayNameMax}} अक्षर',
  email: 'ई-मेल',
  emailHint: 'दूसरे सदस्यों को कभी नहीं दिखाया जाता',
  password: 'पासवर्ड',
  passwordHint:
    'कम से कम {{passwordMin}} अक्षर; बहुत आम पासवर्ड, आपका उपयोगकर्ता नाम या केवल आपका नाम न हो',
  confirmPassword: 'पासवर्ड दोबारा लिखें',
  signingIn: 'साइन इन हो रहा है...',
  creating: 'खाता बनाया जा रहा है...',
  createAccount: 'खाता बनाएँ',
  noAccount: 'यहाँ नई हैं?',
  haveAccount: 'पहले से सदस्य हैं?',
  withGoogle: 'Google से आगे बढ़ें',
  connectGoogle: {
    mailed: 'अपना ई-मेल देखें',
    mailedText:
      'इस पते का खाता पहले से है। उसे Google से जोड़ने के लिए वह लिंक खोलें जो हमने इस पते पर भेजा है; यह एक घंटे तक काम करेगा।',
    confirm: 'Google से जोड़ें',
    confirmText:
      'बटन तभी दबाएँ जब अभी-अभी यहाँ आपने खुद Google से साइन इन किया हो: किसी और ने किया हो, तो आपका खाता उनके लिए खुल जाएगा। खाते का पासवर्ड फिर काम नहीं करेगा।',
    done: 'Google से जुड़ गया',
    doneText: 'अब से आप Google से साइन इन करेंगी। नया पासवर्ड आप कभी भी मेल से बना सकती हैं।',
    unknown: 'यह लिंक काम नहीं करता',
    unknownText: 'हो सकता है इसकी अवधि बीत गई हो या आपका खाता बदल गया हो। Google से फिर साइन इन करें।',
  },
  forgotPassword: 'पासवर्ड भूल गईं?',
  forgotPasswordText: 'अपना ई-मेल पता लिखें। हम आपको नए पासवर्ड का लिंक भेजेंगे।',
  resetSent: 'अगर इस पते से कोई खाता है, तो नए पासवर्ड का लिंक भेजा गया है। यह 10 मिनट तक काम करेगा।',
  sendLink: 'लिंक भेजें',
  resetPassword: 'नया पासवर्ड बनाएँ',
  resetPasswordText: 'आप यहाँ साइन इन हो जाएँगी और बाकी सभी जगहों से साइन आउट।',
  newPassword: 'नया पासवर्ड',
  setPassword: 'पासवर्ड सहेजें',
  askAgain: 'नया लिंक मँगाएँ',
  verify: 'अपने ई-मेल पते की पुष्टि करें',
  verifyText: 'यह ई-मेल पता आपका ही है, इसकी पुष्टि के लिए बटन दबाएँ।',
  verifyButton: 'ई-मेल की पुष्टि करें',
  verifying: 'पुष्टि हो रही है...',
  verifyingText: 'एक क्षण: आपके ई-मेल पते की पुष्टि हो रही है।',
  emailVerified: 'ई-मेल पते की पुष्टि हो गई',
  emailVerifiedText: 'धन्यवाद। आपके ई-मेल पते की पुष्टि हो गई है।',
  goToForum: 'फ़ोरम पर जाएँ',
  notVerified: 'पुष्टि नहीं हो सकी',
  notReached: 'ई-मेल की पुष्टि नहीं हो पाई',
  notVerifiedHint:
    'हो सकता है लिंक की अवधि बीत गई हो या लिंक सही न हो। साइन इन करके अपनी प्रोफ़ाइल से इसे दोबारा मँगाएँ।',
  notVerifiedMember:
    'हो सकता है लिंक की अवधि बीत गई हो या लिंक सही न हो। अपनी प्रोफ़ाइल से आप इसे दोबारा मँगा सकती हैं।',
  welcome: 'फिर से स्वागत है',
  welcomeText: 'लिखने, टिप्पणी करने और पसंद करने के लिए साइन इन करें।',
  join: 'The XXperiment से जुड़ें',
  joinText: 'पढ़ने के लिए खाता ज़रूरी नहीं। लिखने के लिए एक नाम चुनें; असली नाम होना ज़रूरी नहीं।',
} satisfies Translations<typeof en>

export default auth
