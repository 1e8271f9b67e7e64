import type en from '../../en/server/welcome'
import type { Translations } from '../../translations'

const welcome = {
  title: 'अच्छा लगा कि आप हमारे साथ हैं।',
  name: 'हर बार चुनाव आपका है: अपने नाम से लिखें या नाम छिपाकर।',
  shared: 'दस मिनट कुछ न करने पर साइन आउट हो जाएगा।',
  lookedUp: 'नाम छिपाने पर दूसरे सदस्यों को नाम नहीं दिखता। कोई मॉडरेटर उसे देखे, तो आपको बताया जाता है।',
  nameLink: 'अपना दिखने वाला नाम चुनें',
  rules: 'सबसे हमारी तीन गुज़ारिशें',
  rule: {
    kind: 'नरमी से बात करें: हो सकता है, सामने किसी की रात कठिन हो।',
    lived: 'आप पर जो बीता, वह बताएँ; बीमारी पहचानना डॉक्टरों पर छोड़ें।',
    names: 'नाम और फ़ोन नंबर न लिखें, न अपने, न किसी और के।',
  },
  hello: 'नमस्ते कहें',
  noHurry: 'या बस पढ़ें।',
} satisfies Translations<typeof en>

export default welcome
