import type en from '../en/profile'
import type { Words } from '../shape'

const profile = {
  title: 'प्रोफ़ाइल',
  verified: '✓ सत्यापित',
  signOut: 'साइन आउट करें',
  role: { member: 'सदस्य', moderator: 'मॉडरेटर', admin: 'प्रशासक' },
  privateNote: 'आपका ई-मेल पता केवल आपको दिखता है।',
  unsubscribe: {
    title: 'ई-मेल से सूचनाएँ',
    on: 'ई-मेल से सूचनाएँ बंद करें?',
    onText: 'नई टिप्पणियों और जवाबों की मेल आपको अब नहीं मिलेगी। खाते से जुड़ी ज़रूरी मेल फिर भी आएँगी।',
    off: 'ई-मेल से सूचनाएँ बंद हैं',
    offText: 'नई टिप्पणियों और जवाबों की मेल आपको अब नहीं मिलती। सेटिंग में आप इन्हें फिर चालू कर सकती हैं।',
    unknown: 'यह लिंक काम नहीं करता',
    unknownText:
      'हो सकता है लिंक अधूरा हो, या ऐसे पते का हो जो अब इस्तेमाल में नहीं है। सेटिंग में आप सूचनाएँ बंद कर सकती हैं।',
    stop: 'ये मेल बंद करें',
    forum: 'फ़ोरम पर जाएँ',
  },
} satisfies Words<typeof en>

export default profile
