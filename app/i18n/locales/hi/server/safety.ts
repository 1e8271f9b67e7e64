import type en from '../../en/server/safety'
import type { Translations } from '../../translations'

const safety = {
  masked:
    'दूसरों को दिखने वाले पाठ में कुछ शब्द ढक दिए गए हैं। आपका लिखा सुरक्षित है; “संपादित करें” दबाने पर वह आपको दिखेगा।',
  about: 'आपके लिखे हुए के बारे में',
  noAdvice: 'फ़ोरम डॉक्टर की सलाह की जगह नहीं लेता; आपात स्थिति में 112 पर कॉल करें।',
  helplines: 'सहायता नंबर',
  helpPage: 'संकट में सहायता',
  helpPageDescription: 'आपात स्थिति, हिंसा और कठिन घड़ी के लिए फ़ोन नंबर।',
} satisfies Translations<typeof en>

export default safety
