import type en from '../en/help'
import type { Translations } from '../translations'

const help = {
  call: 'कॉल करें',
  callLine: '{{number}} पर कॉल करें, {{name}}',
  hours: 'समय',
  languages: 'भाषाएँ',
  cost: 'खर्च',
  whatHappens: 'कॉल करने पर',
  write: 'अगर आप बोलकर बात नहीं कर सकतीं',
  writeText:
    'आप किसी सलाहकार को लिख भी सकती हैं। आपका ई-मेल “भेजे गए” में तब तक रहता है जब तक आप उसे मिटा न दें।',
  email: 'ई-मेल',
  traces:
    'कॉल आपके फ़ोन की कॉल सूची में रह जाती है; निःशुल्क नंबर किसी बिल में नहीं दिखते। अगर कोई और आपका फ़ोन देखता है, तो बाद में उसे सूची से मिटा दें।',
} satisfies Translations<typeof en>

export default help
