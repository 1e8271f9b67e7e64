import type en from '../en/forum'
import type { Translations } from '../translations'

const forum = {
  title: 'सामुदायिक फ़ोरम',
  pages: 'पेज',
  episodeLabel: 'एपिसोड {{number}}: {{title}}',
  episodeLabelUnnumbered: 'एपिसोड: {{title}}',
  likes_one: '{{count}} पसंद',
  likes_other: '{{count}} पसंद',
  comments_one: '{{count}} टिप्पणी',
  comments_other: '{{count}} टिप्पणियाँ',
  views_one: '{{count}} बार देखा गया',
  views_other: '{{count}} बार देखा गया',
  backToForum: 'फ़ोरम पर वापस',
  anonymously: 'नाम छिपाकर पोस्ट करें',
  like: 'पसंद करें',
  commentsTitle: 'टिप्पणियाँ ({{count}})',
  more: 'और विकल्प',
  reply: 'जवाब दें',
  replyTo: 'जवाब दें: {{author}}, टिप्पणी {{number}}',
  commentBy: 'टिप्पणी {{number}}, लेखक: {{author}}',
  cancelReply: 'जवाब रद्द करें',
  yourComment: 'आपकी टिप्पणी',
  yourReply: '{{author}} को आपका जवाब',
  postComment: 'टिप्पणी भेजें',
  posting: 'भेजी जा रही है...',
  draftKept: 'आपका पहले का लिखा यहाँ है।',
  draftDiscard: 'ड्राफ़्ट मिटाएँ',
  edit: 'संपादित करें',
  delete: 'हटाएँ',
  deletePost: 'यह पोस्ट हटाएँ?',
  deletePostText: 'पोस्ट, उसकी टिप्पणियाँ और पसंद सबके लिए हमेशा के लिए हट जाएँगी।',
  deleteComment: 'यह टिप्पणी हटाएँ?',
  deleteCommentText: 'यह सबके लिए हमेशा के लिए हट जाएगी। इस पर आए जवाब बने रहेंगे।',
  keep: 'रहने दें',
} satisfies Translations<typeof en>

export default forum
