import type en from '../../en/server/unavailable'
import type { Translations } from '../../translations'

const unavailable = {
  page: {
    title: 'यह पेज अभी नहीं दिखाया जा सकता',
    text: 'साइट चालू है, पर उसका डेटाबेस जवाब नहीं दे रहा। कुछ भी खोया नहीं है। कृपया एक मिनट में फिर कोशिश करें।',
    again: 'फिर कोशिश करें',
  },
  form: {
    title: 'यह सहेजा नहीं जा सका',
    text: 'डेटाबेस अभी कुछ भी सहेज नहीं पा रहा। आपका लिखा खोया नहीं है, वह नीचे है। एक मिनट में फिर भेजें, या उसे कहीं और कॉपी कर लें।',
    password: 'आपकी सुरक्षा के लिए पासवर्ड दोबारा नहीं दिखाए जाते: कृपया उन्हें फिर से लिखें।',
    again: 'फिर भेजें',
  },
  lost: {
    title: 'यह पोस्ट नहीं हो सका',
    text: 'वह पोस्ट या टिप्पणी अब उपलब्ध नहीं है। आपका लिखा नीचे है। उसे रखना हो, तो कॉपी कर लें।',
    forum: 'फ़ोरम पर जाएँ',
  },
  label: {
    title: 'शीर्षक',
    content: 'पोस्ट का पाठ',
    emailOrUsername: 'ई-मेल या उपयोगकर्ता नाम',
    username: 'उपयोगकर्ता नाम',
    email: 'ई-मेल पता',
    displayName: 'दिखने वाला नाम',
    bio: 'परिचय',
    name: 'नाम',
    organization: 'संस्था',
    phone: 'फ़ोन नंबर',
    message: 'संदेश',
    links: 'लिंक',
    note: 'नोट',
    reason: 'कारण',
    code: 'कोड',
    password: 'पासवर्ड',
    currentPassword: 'मौजूदा पासवर्ड',
    confirmPassword: 'पासवर्ड दोबारा लिखें',
    other: 'आपका लिखा',
  },
} satisfies Translations<typeof en>

export default unavailable
