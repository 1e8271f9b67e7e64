import type en from '../en/elevator'
import type { Translations } from '../translations'

const elevator = {
  title: 'लिफ़्ट',
  lead: 'एक मंज़िल चुनें; वहाँ काम करने वाले आपका संदेश पढ़ेंगे।',
  directory: 'मंज़िलों की सूची',
  floor: {
    lobby: 'लॉबी',
    partnerships: 'साझेदारी',
    clinical: 'चिकित्सा',
    product: 'ऐप',
    careers: 'करियर',
  },
  at: {
    lobby: 'लॉबी',
    partnerships: 'साझेदारी',
    clinical: 'चिकित्सा',
    product: 'ऐप',
    careers: 'करियर',
  },
  help: {
    lobby: 'बाकी सब बातें',
    partnerships: 'साथ काम करना, पायलट प्रोजेक्ट और स्पॉन्सरशिप',
    clinical: 'डॉक्टर, क्लिनिक और शोध',
    product: 'ऐप और उसे बनाने का काम',
    careers: 'हमारे साथ काम करना',
  },
  welcome: {
    lobby: 'स्वागत है। बताएँ कि आपको क्या चाहिए, हम सही व्यक्ति तक पहुँचा देंगे।',
    partnerships: 'स्वागत है। बताएँ कि हम साथ मिलकर क्या कर सकते हैं।',
    clinical: 'स्वागत है। अपने मरीज़ों, क्लिनिक या शोध के बारे में बताएँ।',
    product: 'स्वागत है। बताएँ कि ऐप आपके लिए क्या करे।',
    careers: 'स्वागत है। बताएँ कि आप कौन हैं और कौन-सा काम आपको पसंद होगा; घर से भी काम किया जा सकता है।',
  },
  which: 'कौन-सी मंज़िल?',
  place: 'मंज़िल {{number}}, कुल {{count}}',
  ding: 'टिंग',
  arrived: 'यह रही {{floor}} वाली मंज़िल।',
  arriving: '{{floor}} वाली मंज़िल आ रही है। टिंग',
  travelling: '{{floor}} वाली मंज़िल की ओर…',
  skip: 'सीधे पहुँचें',
  keys: 'ऐरो कुंजियों से मंज़िल चुनें।',
  soundOn: 'आवाज़ चालू करें',
  soundOff: 'आवाज़ बंद करें',
  others: 'सभी मंज़िलें',
  needs: 'आपको क्या चाहिए?',
  send: 'संदेश भेजें',
  sending: 'भेजा जा रहा है...',
} satisfies Translations<typeof en>

export default elevator
