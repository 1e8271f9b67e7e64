/**
 * Words of self-harm and violence, in English, Hindi and Hindi in Latin letters. For texts with these words, the site
 * shows the helplines (docs/safety.md). Nothing is refused or masked. The syntax is the same as in the lists of masked
 * words.
 */
export const crisis = `
# Self-harm
(suicide|suicidal|suicides)
(kill|killing|hurt|hurting|harm|harming|hang|hanging|poison|drown) (myself|my self)
(cut|cutting|cuts) myself ! slack shaving kitchen knife cooking
self harm
selfharm
(end|ending|take|taking) my (own life|life|own)
end it all
(want|wanted|wants|wish|ready|rather|going) to (die|be dead)
(wanna|gonna) die
wish i (was|were) dead
(wish i was|wish i were) never born
(better off|be better) (dead|without me)
(no reason|not want|dont want|t want|don want) to (live|be alive|wake up)
(tired of|done with) (living|life)
life is not worth living
(nothing|no reason) to live for
(take|took|taken|swallow|swallowed) (all the|all my|a whole strip of|too many) (pills|tablets|sleeping pills)
आत्महत्या
खुदकुशी
(जान|ज़िंदगी) (दे|ले) (दूँ|दूं|दूँगी|लूँ|लूँगी|दूंगी|लूंगी|देना|लेना|देने|लेने)
(मर|मरना) (जाना चाहती|जाऊँ|जाऊं|जाऊँगी|जाऊंगी|चाहती|जाना चाहता|चाहता)
मरने का (मन|जी|ख़याल|ख्याल|विचार)
(जीना नहीं|जीने का मन नहीं|जीने की इच्छा नहीं|ज़िंदा नहीं रहना|जीने का कोई)
(ज़हर|फाँसी) (खा|पी|लगा|खाने|लगाने|लेने)
(हाथ|नस|नसें|कलाई) (काट|काटने|काटती) ! डॉक्टर ऑपरेशन
(खुद|अपने आप|स्वयं) को (ख़त्म|मार|चोट|नुक़सान|नुकसान|जला|काट)
(suicide|aatmahatya|atmahatya|atma hatya|aatmhatya|khudkushi|khudkhushi|khud kushi|khudkhusi)
(jaan|jan|zindagi) (de|le) (du|dun|doon|dungi|lu|lun|lungi|dena|lena|dene|lene)
mar (jana chahti|jaana chahti|jana chahta|jau|jaun|jaungi|jaau|jaaun)
marna chaht(i|a)
marne ka (man|mann|dil|khayal)
(jeena|jina) nahi (chahti|chahta|hai)
(jeene|jine) ka (man|mann|dil) nahi
(zahar|zeher|zehar|jahar) (kha|pee|pi|khane|peene)
(fansi|phansi|faansi|phaansi) (laga|lagane|le)
(nas|naas|kalai) (kaat|kat|katne|kaatne)
khud ko (khatam|khatm|maar|nuksan|nuksaan|chot|jala)

# Violence
domestic (violence|abuse)
(he|husband|partner|boyfriend|father|brother|inlaws|in laws|laws|family) (beats|hits|slaps|kicks|chokes|strangles|burns|beat|hit|slapped|kicked|choked|strangled|threatened|threatens|attacked|raped|molested|burnt) (me|us|her|my)
(beaten|hit|slapped|kicked|choked|strangled|raped|molested|abused|threatened) by (my|him|her|a|the|his)
(raped|molested|gangraped) me
(i was|i got|was|being|been|got) (raped|molested|gangraped|sexually abused|sexually assaulted)
(rape|raping) me
(will|going to|threatens to|threatened to|wants to|tried to) kill me
acid attack
(afraid|scared) of my (husband|father|brother|partner|boyfriend|uncle|inlaws)
(marital|date) rape
sexual(|ly) (assault|assaulted|violence|abused)
(बलात्कार|मारपीट|छेड़छाड़)
घरेलू हिंसा
यौन (हिंसा|शोषण|उत्पीड़न)
(दहेज|तेज़ाब) (के लिए मारते|के लिए मारा|उत्पीड़न|फेंक|हत्या|के लिए पीट)
(मुझे|मुझको|हमें|उसे) (मारता|मारते|मारती|पीटता|पीटते|पीटती|मारा|पीटा|जान से|बहुत मारता|बहुत मारते|रोज़ मारता|रोज़ मारते|रोज़ पीटता|बेल्ट से) ! लकवा
(पति|शौहर|ससुर|सास|पिता|भाई) (मारता|मारते|मारती|पीटता|पीटते|पीटती|हाथ उठाता|हाथ उठाते)
मुझ पर हाथ (उठाता|उठाते|उठाया)
जान से मार
(maar|mar) (peet|pit|pitai)
maarpeet
(gharelu|ghareloo) hinsa
(balatkar|balaatkaar|balatkaar)
yaun (hinsa|shoshan)
(mujhe|mujhko|hame) (marta|maarta|marte|maarte|peetta|pitta|peette|maara|peeta|bahut marta|bahut maarta|roz marta|roz maarta|belt se|jaan se) ! lakva
(pati|husband|sasur|saas|shohar) (marta|maarta|marte|maarte|maarti|peetta|peette|haath uthata|hath uthata|hath uthate|haath uthate|roz marta|roz maarta)
mujh par (haath|hath) (uthata|uthate|uthaya)
jaan se maar
(mere saath|mere sath) (rape|balatkar|zabardasti|jabardasti)
`
