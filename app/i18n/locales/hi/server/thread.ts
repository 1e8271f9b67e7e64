import type en from '../../en/server/thread'
import type { Translations } from '../../translations'

const thread = {
  anonymous: 'अनाम',
  deleted: 'पूर्व सदस्य',
  unknown: 'अज्ञात',
  numbered: '{{anonymous}} {{number}}',
  moderator: 'मॉडरेटर',
  you: 'आप',
  onlyYouSee: 'यह केवल आपको दिखता है',
  byPoster: 'लेखक',
  edited: 'संपादित',
  report: 'शिकायत करें',
  block: 'न दिखाएँ',
  moderate: 'मॉडरेट करें',
  moderation: 'मॉडरेशन',
  moderationWaiting: 'मॉडरेशन ({{count}})',
  podcast: {
    episodes: 'एपिसोड',
    listen: 'सुनें',
    more: 'एपिसोड के बारे में',
    discuss: 'चर्चा करें',
  },
  minutes: '{{count}} मिनट',
  unavailable: {
    deleted: 'यह टिप्पणी जिन्होंने लिखी थी, उन्होंने हटा दी।',
    removed: 'मॉडरेटर ने हटा दी।',
    hidden: 'कई शिकायतें आईं, इसलिए मॉडरेटर के देखने तक छिपी है।',
    blocked: 'यह उस सदस्य की लिखी है जिनका लिखा आप नहीं देखना चाहतीं।',
  },
  naming: {
    legend: 'यह टिप्पणी किसके नाम से दिखे?',
    stay: 'मेरा नाम छिपा रहे',
    show: 'मेरा नाम दिखे, @{{username}}',
    named: 'आपका नाम यह दिखेगा: {{name}}।',
    anonymous: 'चुनने पर यह दिखेगा: {{name}}।',
  },
  preview: {
    button: 'पहले देखें',
    heading: 'दूसरों को ऐसा दिखेगा',
    note: 'अभी कुछ पोस्ट नहीं हुआ है। नीचे आप लिखना जारी रख सकती हैं।',
    title: 'पहले देखें: {{title}}',
  },
  page: {
    noComments: 'अभी कोई टिप्पणी नहीं है। शुरुआत के लिए अपनेपन के दो शब्द काफ़ी हैं।',
    writeFirst: 'पहली टिप्पणी लिखें',
    signInToJoin: 'बातचीत में शामिल होने के लिए साइन इन करें',
    moreComments: 'और टिप्पणियाँ',
    firstComments: 'पहली टिप्पणियाँ',
  },
  places: { latest: 'सबसे नई', write: 'टिप्पणी लिखें' },
  allReplies_one: '{{count}} जवाब',
  allReplies_other: '{{count}} जवाब',
  moreReplies_one: '{{count}} और जवाब',
  moreReplies_other: '{{count}} और जवाब',
  repliesTitle: 'जवाब – {{title}}',
  replies: {
    heading: 'एक टिप्पणी के जवाब',
    back: 'वापस चर्चा में इस टिप्पणी पर जाएँ',
    first: 'पहले जवाब',
    more: 'और जवाब',
    none: 'अभी कोई जवाब नहीं है।',
    write: 'जवाब लिखें',
  },
  leftOut: {
    original: 'पाठ वैसा पढ़ें जैसा लिखा गया था',
    content: 'पाठ वैसा पढ़ें जैसा दूसरों को दिखता है',
  },
  moreReports: 'और शिकायतें',
  moreBlocks: 'और सदस्य',
  removedBecause: 'मॉडरेटर ने हटाया: {{reason}}',
  locked: 'मॉडरेटर ने यह चर्चा बंद कर दी है: अब कोई टिप्पणी नहीं जोड़ी जा सकती। इसे पढ़ा जा सकता है।',
  suspended:
    'आप {{until}} के अंत तक नहीं लिख सकतीं। तब तक आप पढ़ सकती हैं, पर लिखना, पसंद करना या बदलना संभव नहीं है। अपनी जानकारी लेना या खाता छोड़ना अब भी संभव है।',
} satisfies Translations<typeof en>

export default thread
