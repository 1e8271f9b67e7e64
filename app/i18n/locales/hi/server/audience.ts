import type en from '../../en/server/audience'

const audience: typeof en = {
  legend: 'इसे कौन पढ़ सकता है',
  everyone: 'सब लोग',
  members: 'सिर्फ़ सदस्य',
  everyoneNote: 'सर्च इंजन भी',
  note: 'खाता कोई भी बना सकता है: इससे सर्च इंजन और राह चलते लोग बाहर रहते हैं, सदस्य नहीं।',
  narrowing:
    'जो अब तक सबके लिए था, उसकी प्रतियाँ फ़ीड, सर्च इंजन या दूसरी साइटों पर रह सकती हैं। उन्हें कोई वापस नहीं ले सकता।',
  badge: 'सिर्फ़ सदस्य',
  badgeNote: 'यह चर्चा सिर्फ़ साइन इन किए हुए सदस्यों को दिखती है',
}

export default audience
