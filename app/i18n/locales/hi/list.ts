import type en from '../en/list'
import type { Translations } from '../translations'

const list = {
  back: 'वापस',
  intro: 'पॉडकास्ट सुनने वालों के सवाल, अनुभव और जवाब।',
  newPost: 'नई पोस्ट',
  tabs: 'पोस्ट के प्रकार',
  all: 'सभी पोस्ट',
  general: 'सामान्य',
  episodes: 'एपिसोड',
  empty: 'अभी कोई पोस्ट नहीं है। बातचीत की शुरुआत आप करें!',
  createFirst: 'पहली पोस्ट लिखें',
  older: 'पुरानी पोस्ट',
  newest: 'सबसे नई पोस्ट',
  search: 'फ़ोरम में खोजें',
  searchButton: 'खोजें',
  searchTitle: 'खोज: {{query}}',
  found_one: '“{{query}}” के लिए {{count}} पोस्ट मिली',
  found_other: '“{{query}}” के लिए {{count}} पोस्ट मिलीं',
  foundMore: '“{{query}}” के लिए {{count}} से ज़्यादा पोस्ट मिलीं',
  foundFurther: '“{{query}}” के लिए और पोस्ट',
  foundNone: '“{{query}}” के लिए कोई पोस्ट नहीं मिली',
  foundNoneHint: 'कम शब्दों से या किसी और वर्तनी से खोजकर देखें, या यहीं पूछ लें।',
  ask: 'पोस्ट लिखकर पूछें',
  signInToAsk: 'साइन इन करके पूछें',
  showAll: 'सभी पोस्ट दिखाएँ',
  inComment: 'एक टिप्पणी में:',
  firstResults: 'पहले नतीजे',
  moreResults: 'और नतीजे',
  aboutEpisode: 'किस एपिसोड की पोस्ट',
  allEpisodes: 'सभी एपिसोड',
  showPosts: 'दिखाएँ',
} satisfies Translations<typeof en>

export default list
