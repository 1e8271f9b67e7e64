import type en from '../en/hidden'
import type { Translations } from '../translations'

const hidden = {
  backToSettings: 'सेटिंग्स पर वापस',
  title: 'विषय छिपाएँ',
  text: 'आप जिन पर निशान लगाएँ, उनसे जुड़ी पोस्ट फ़ोरम की सूची, खोज और सुझावों में नहीं दिखेंगी। आप क्या छिपाती हैं, यह किसी और को पता नहीं चलता।',
  keptInAccount: 'आपका चुनाव आपके खाते में एन्क्रिप्ट होकर रहता है और आपके सभी डिवाइस पर लागू होता है।',
  keptInBrowser: 'आपका चुनाव केवल इस ब्राउज़र की एक कुकी में रहता है, और कहीं नहीं।',
  topics: 'इन विषयों की पोस्ट छिपाएँ',
  notes: 'जिन पोस्ट में इन बातों की सूचना हो, उन्हें छिपाएँ',
  save: 'सहेजें',
  cancel: 'रद्द करें',
} satisfies Translations<typeof en>

export default hidden
