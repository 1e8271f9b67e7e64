import type en from '../en/auth'
import type { Words } from '../shape'

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
  passwordHint: 'कम से कम {{passwordMin}} अक्षर',
  confirmPassword: 'पासवर्ड दोबारा लिखें',
  signingIn: 'साइन इन हो रहा है...',
  creating: 'खाता बनाया जा रहा है...',
  createAccount: 'खाता बनाएँ',
  noAccount: 'यहाँ नई हैं?',
  haveAccount: 'पहले से सदस्य हैं?',
  welcome: 'फिर से स्वागत है',
  welcomeText: 'लिखने, टिप्पणी करने और पसंद करने के लिए साइन इन करें।',
  join: 'The XXperiment से जुड़ें',
  joinText: 'पढ़ने के लिए खाता ज़रूरी नहीं। लिखने के लिए एक नाम चुनें; असली नाम होना ज़रूरी नहीं।',
} satisfies Words<typeof en>

export default auth
