import type en from '../en/profile'
import type { Words } from '../shape'

const profile = {
  title: 'प्रोफ़ाइल',
  verified: '✓ सत्यापित',
  notVerified: 'आपके ई-मेल पते की पुष्टि अभी बाकी है। हमारा भेजा हुआ लिंक खोलें।',
  verifyAgain: 'लिंक दोबारा भेजें',
  signOut: 'साइन आउट करें',
  role: { member: 'सदस्य', moderator: 'मॉडरेटर', admin: 'प्रशासक' },
  privateNote: 'आपका ई-मेल पता केवल आपको दिखता है।',
} satisfies Words<typeof en>

export default profile
