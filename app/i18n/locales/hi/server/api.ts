import type en from '../../en/server/api'
import type { Translations } from '../../translations'

const api = {
  signedOut: 'साइन आउट हो गया',
  secondStep: 'साइन इन पूरा करने के लिए दूसरे चरण का कोड /api/auth/second-step पर भेजें',
  emailVerified: 'आपके ई-मेल पते की पुष्टि हो गई है',
  googleMissing: 'यहाँ Google से साइन इन करने की सुविधा उपलब्ध नहीं है',
  failure: {
    invalid: 'भेजी गई कुछ जानकारी स्वीकार नहीं की जा सकी',
    'invalid-credentials': 'नाम या पासवर्ड सही नहीं है',
    'not-authenticated': 'पहले साइन इन करें',
    'not-allowed': 'इसकी अनुमति नहीं है',
    'not-found': 'नहीं मिला',
    guidance:
      'पाठ से पता चल सकता है कि कोई कौन है, या किसी को गलत सलाह मिल सकती है: `guidance` देखें। `guidanceSeen: true` के साथ, या इन हिस्सों के बिना फिर भेजें',
    conflict: 'यह पहले से लिया जा चुका है',
  },
  missing: {
    post: 'पोस्ट नहीं मिली',
    comment: 'टिप्पणी नहीं मिली',
    episode: 'एपिसोड नहीं मिला',
  },
  refusal: {
    malformed: 'अनुरोध में UTF-8 में लिखा एक JSON ऑब्जेक्ट होना चाहिए',
    address: 'इस अनुरोध का पता या होस्ट सही नहीं लिखा है',
    foreign: 'यह अनुरोध किसी दूसरी साइट से आया है',
    nothingHere: 'इस पते पर कुछ नहीं है',
    method: 'इस पते पर यह मेथड उपलब्ध नहीं है',
    tooLarge: 'एक अनुरोध में अधिकतम 512 KB भेजा जा सकता है',
    wrongType: 'जानकारी application/json के रूप में भेजें',
    unavailable:
      'डेटाबेस अभी जवाब नहीं दे रहा या कुछ सहेज नहीं पा रहा। कुछ बदला नहीं गया; एक मिनट में फिर कोशिश करें।',
    bug: 'कुछ गड़बड़ हो गई। गलती हमारी है, आपकी नहीं; समस्या बनी रहे तो हमें यह संख्या बताएँ: {{requestId}}',
  },
} satisfies Translations<typeof en>

export default api
