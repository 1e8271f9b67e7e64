import type en from '../en/writing'
import type { Translations } from '../translations'

const writing = {
  createPost: 'पोस्ट लिखें',
  welcome: 'वैसे ही पूछिए, जैसे किसी सहेली से पूछतीं। यहाँ दूसरी महिलाएँ भी इससे गुज़र चुकी हैं।',
  category: 'श्रेणी',
  generalDiscussion: 'सामान्य चर्चा',
  episodeDiscussion: 'एपिसोड चर्चा',
  selectEpisode: 'एपिसोड चुनें',
  selectEpisodeHint: 'केवल एपिसोड चर्चा के लिए',
  chooseEpisode: 'कोई एपिसोड चुनें',
  noEpisodes: 'चर्चा के लिए अभी कोई एपिसोड नहीं है।',
  postTitle: 'शीर्षक',
  postTitleHint: 'एक पंक्ति। {{titleMin}} से {{titleMax}} अक्षर।',
  topic: 'विषय',
  contentNote: 'संवेदनशील बात',
  noContentNote: 'कोई नहीं',
  contentNoteHint: 'सूचना चुनने पर पाठ तब तक मुड़ा रहता है, जब तक कोई उसे न खोले।',
  content: 'पोस्ट का पाठ',
  contentHint:
    'क्या हुआ, कब से, आपने क्या-क्या आज़माया। नाम न लिखें। {{contentMin}} से {{contentMax, number}} अक्षर।',
  anonymouslyNote: 'आपका उपयोगकर्ता नाम छिपा रहेगा। आपकी पहचान केवल आपको और मॉडरेटरों को दिख सकती है।',
  guidelines: 'समुदाय के नियम',
  guideline: {
    respect: 'सम्मान और सहयोग से बात करें',
    language: 'अनुचित भाषा अपने-आप फ़िल्टर हो जाती है',
    health: 'सेहत से जुड़ी हर चर्चा का स्वागत है',
    topic: 'बात विषय पर रखें, और ऐसी जो काम आए',
  },
  publish: 'पोस्ट प्रकाशित करें',
  publishing: 'प्रकाशित हो रही है...',
  cancel: 'रद्द करें',
  editPost: 'पोस्ट संपादित करें',
  editComment: 'टिप्पणी संपादित करें',
  save: 'बदलाव सहेजें',
  saving: 'सहेजा जा रहा है...',
} satisfies Translations<typeof en>

export default writing
