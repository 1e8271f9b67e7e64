import type en from '../en/curtain'
import type { Translations } from '../translations'

const curtain = {
  title: 'चरण-दर-चरण संदेश',
  stepTitle: 'चरण {{number}}/{{count}}: {{step}}',
  progress: 'चरण {{number}}, कुल {{count}}',
  description: 'छह छोटे सवाल, और आपका संदेश तैयार; बीच में कुछ भी नहीं खोता।',
  step: {
    purpose: 'आपके आने की वजह?',
    name: 'आपका नाम क्या है?',
    message: 'आपका संदेश?',
    email: 'हम आपसे कैसे संपर्क करें?',
    extras: 'आपको और क्या चाहिए?',
    review: 'क्या सब कुछ ठीक है?',
  },
  purpose: 'विषय',
  help: {
    partnership: 'हमारे साथ मिलकर कुछ बनाएँ या सँभालें',
    pilot: 'हमारा काम अपने क्लिनिक या टीम में आज़माएँ',
    sponsorship: 'पॉडकास्ट और उसके समुदाय को आगे बढ़ाने में मदद करें',
    careers: 'हमारे साथ काम करें; घर से भी काम किया जा सकता है',
    other: 'और जो कुछ भी आपके मन में हो',
  },
  extras: 'अतिरिक्त विकल्प',
  extrasHint: 'जो चाहिए उस पर निशान लगाएँ; सब खाली भी रह सकता है।',
  deckOverview: 'मुझे अपनी प्रेज़ेंटेशन भेजें',
  voiceCall: 'मुझसे फ़ोन पर बात करें',
  confidentialNda: 'पहले गोपनीयता समझौता (NDA) करें',
  none: 'कुछ नहीं',
  next: 'आगे',
  back: 'पीछे',
  reviewText: 'अभी कुछ भी भेजा नहीं गया है।',
  change: {
    purpose: 'विषय बदलें',
    name: 'नाम बदलें',
    message: 'संदेश बदलें',
    email: 'संपर्क बदलें',
    extras: 'विकल्प बदलें',
    review: '',
  },
  send: 'संदेश भेजें',
  sending: 'भेजा जा रहा है...',
  hold: 'बटन को भर जाने तक दबाए रखें, फिर छोड़ें। कीबोर्ड से एक बार दबाना काफ़ी है।',
  keepHolding: 'दबाए रखें…',
  letGo: 'भेजने के लिए छोड़ें',
  sendNow: 'अभी भेजें',
  tooShort: 'अभी भेजा नहीं गया: थोड़ी देर और दबाए रखें।',
} satisfies Translations<typeof en>

export default curtain
