import type en from '../en/home'
import type { Translations } from '../translations'

const home = {
  intro: 'स्वागत है',
  skip: 'परिचय छोड़ें',
  pause: 'रोकें',
  replay: 'परिचय फिर चलाएँ',
  explore: 'हमारी सेवाएँ देखें',
  partner: 'साझेदार बनें',
  read: 'पढ़ें, औरों ने क्या पूछा',
  asked: 'इस हफ़्ते पूछा गया',
  comingSoon: 'जल्द आ रहा है',
  waitlist: 'प्रतीक्षा सूची से जुड़ें',
  updates: 'खबर पाएँ',
  previous: 'पिछला',
  next: 'अगला',
  mail: 'मेल',
  phone: 'फ़ोन',
  address: 'पता',
  hours: 'समय',
  sections: 'इस पेज पर',
  about: 'हमारे बारे में',
  services: 'सेवाएँ',
} satisfies Translations<typeof en>

export default home
