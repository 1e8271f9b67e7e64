/**
 * English words that are masked for other people. The company edits this list; docs/safety.md has the syntax. Words for
 * the body, its functions and its illnesses do not belong here, however they sound. Compared with the lists of
 * obscenity, naughty-words and @2toad/profanity (docs/decisions/0024-language-filter.md).
 */
export const english = `
# Coarse words
*fuck*
motherf(er|ers|kr|kers|cker|ckers)
fu(k|c|x|q)(|in|ing|er|ers|ed|d|s) ! maar maro maari mar
fcuk(|ing|er|ed)
fk(ing|in)
(bull|horse|bat|dip|ape|dog|chicken|)shit(|s|ty|ting|head|heads|face|bag|bags|hole|holes|show|load|loads|stain|less)
(shite|shyt)
piece of shit
(ass|arse)(hole|holes|wipe|wipes|hat|clown|face|licker|lickers|kisser)
(dumb|jack|dick|lard|fat)ass(|es)
(kiss|lick|suck|eat) my (ass|arse|balls|dick|cock)
(stfu|gtfo)
piss off
dick(|s) ! Name
dick(head|heads|face|wad|weed|less)
(you|you are a|such a|what a|a total|a complete|little) prick
cock(|s) ! Name bull rooster hen hens weather crow shuttle robin crows
cocksuck(er|ers|ing)
pussy ! cat cats willow bow Name foot kitty
pussies
tits ! blue great bird birds
(show|send) (us|me) (|your) boobs
(wank|wanker|wankers|wanking|tosser|tossers|bellend|knobhead|nobhead|twat|twats|bollocks)
(bastard|bastards|basterd|bastad)
(jizz|spunkbag|cumslut|cumsluts|cumdump|cumdumpster|cumbucket|cumshot|cumguzzler)
(scumbag|scumbags|douchebag|douchebags|numbnuts)

# Against women
*bitch*
(biatch|beeyatch|biyatch|beotch)
(whore|whores|whoring|whored|whorish|manwhore)
(slut|sluts) ! shaming shame shamed walk
(slutty|sluttish)
(slag|slags) ! heap steel furnace cement Name
slut(bag|face)
(cunt|cunts|cunty|cuntface)
(skank|skanks|skanky|thot|thots|strumpet)
hooker(|s) ! Name rugby
(you|dirty|stupid|ugly|cheap|fat|such a|a) (hoe|hoes) ! garden field
(you|stupid|ugly|fat) cow ! milk ghee dung
(feminazi|feminazis|femoid|femoids|roastie|roasties)
(milf|milfs|gilf)
(you|stupid|ugly|old) hag

# Against origin, faith, body, gender and love
nigg(er|ers|a|as|ah|az)
(faggot|faggots|tranny|trannies|shemale|shemales|poofter|sodomite)
(dyke|dykes) ! Name water sea flood river field
(you|dirty|bloody|fucking|stupid|these|a|filthy) paki
(pakis|chinky|chinkies)
chinki(|s) ! Name didi naam name
(gook|gooks|kike|kikes|wetback|raghead|ragheads|towelhead|towelheads|sandnigger|beaner|jigaboo)
spic(|s) ! span
(chink|chinks) ! armour armor light
(coon|coons) ! maine Name
(retard|retards) ! mg tablet tablets capsule capsules diclofenac voltaren theophylline dose sr Name fire growth
retarded ! growth development fetal foetal fetus intrauterine mental mentally
(libtard|libtards|fucktard|sickular)
(you|such a|fucking|bloody) (spastic|mongol|cretin) ! colon bladder
(spaz|spazz)
jihadi (bitch|scum|pig|pigs|dog|dogs)

# Threats
(will|shall|gonna|wanna|ll) rape (you|u|ur|your|ya)
hope (you|u|she|they) (get|gets|are|is) raped
you (will|should|need to|deserve to) (get|be) raped
(deserve|deserves|deserved) to be raped
(kys|kill urself)
kill yourself ! want wanted feel feeling felt thoughts thinking never not over dont don without
go (die|hang yourself)
`
