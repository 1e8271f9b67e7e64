import { tokenize } from './search-words'

/** Words of many titles, which do not tell what a post is about, as the index has them. */
export const commonWords: ReadonlySet<string> = new Set(
  tokenize(`
    the and for with you your are was were has have had does did not but from this that what when where which who why how
    can could should would will about after before during while than then them they their there here some any all also
    more most very just only really into out over been being get got anyone everyone someone else help helped helps need
    know think feel feeling please question advice
    क्या क्यों कैसे कैसा कैसी कब कहाँ कौन कितना कितने कितनी और या लेकिन मगर पर में से को का के की है हैं था थे थी हूँ हो
    होता होती होते नहीं मत भी तो ही यह वह ये वो इस उस मैं मुझे मेरा मेरी मेरे हम हमें आप आपको किसी कोई कुछ बहुत बाद पहले
    साथ लिए करें करना कर रहा रही रहे गया गई सकता सकती सकते चाहिए सवाल मदद
  `),
)
