import type en from '../en/grievance'
import type { Translations } from '../translations'

const grievance = {
  title: 'शिकायत',
  description: 'इस साइट की किसी बात पर बिना खाते के शिकायत कैसे करें।',
  lead: 'क्या यहाँ कुछ ऐसा है, जो नहीं होना चाहिए? शिकायत अधिकारी को बताएँ। खाता ज़रूरी नहीं।',
  officer: 'शिकायत अधिकारी',
  due: 'शिकायत मिलने की सूचना हम {{acknowledge}} घंटों के भीतर देते हैं और {{decide}} दिनों के भीतर फ़ैसला करते हैं। आपको एक संख्या मिलती है, जिससे आप उसकी स्थिति देख सकती हैं।',
  name: 'नाम',
  email: 'ई-मेल पता',
  emailHint: 'कुछ बदलने पर हम आपको यहीं लिखेंगे।',
  address: 'जिसकी शिकायत है, उसका लिंक',
  addressHint: 'ब्राउज़र से कॉपी करें, जैसे {{example}}',
  message: 'उसमें क्या गलत है',
  messageHint: 'अधिकतम {{commentMax, number}} अक्षर',
  send: 'शिकायत भेजें',
  sending: 'भेजी जा रही है...',
  findTitle: 'आपके पास पहले से संख्या है?',
  find: 'शिकायत की संख्या',
  findButton: 'स्थिति देखें',
  findNone: 'इस संख्या की कोई शिकायत नहीं है। देख लें कि उसके सारे अक्षर लिखे हों।',
  stateTitle: 'आपकी शिकायत',
  number: 'संख्या',
  keep: 'यह संख्या या इस पेज का पता सँभालकर रखें: जिसके पास यह है, वही यह सब देख सकता है, कोई और नहीं।',
  states: { received: 'मिल गई', acknowledged: 'देखी जा रही है', decided: 'फ़ैसला हो गया' },
  indianTime: 'सभी समय भारतीय समय हैं।',
  receivedAt: 'कब मिली',
  overdue: 'समय निकल गया',
  acknowledgeBy: 'मिलने की सूचना हम {{day}} तक देंगे।',
  acknowledgedAt: 'कब सूचना दी',
  decideBy: 'फ़ैसला हम {{day}} तक करेंगे।',
  decidedAt: 'कब फ़ैसला हुआ',
  answer: 'अधिकारी का जवाब',
  outcomes: {
    removed: 'हमने उसे हटा दिया है।',
    kept: 'वह बनी रहेगी: हमने उसे देखा, और वह न किसी कानून के विरुद्ध है, न हमारे नियमों के।',
    notFound: 'इस पते पर हमें कुछ नहीं मिला। कृपया सही पते के साथ फिर भेजें।',
    written: 'अधिकारी ने आपको लिखा है:',
  },
  another: 'एक और शिकायत भेजें',
} satisfies Translations<typeof en>

export default grievance
