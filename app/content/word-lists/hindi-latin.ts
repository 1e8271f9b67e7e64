/**
 * Hindi words in Latin letters that are masked for other people. The company edits this list; docs/safety.md has the
 * syntax. Drawn-out letters, w for v and ph for f need no separate lines. A word that is also innocent is listed in
 * phrases or with exceptions: 'mc' is menstruation, 'bc' birth control, 'chut gayi' missed.
 */
export const hindiLatin = `
# Abuse
*mad(ar|er|r|ir|ara)ch(od|ot|ud)*
*ma(th|d)herch(od|ot|ud)*
mdrch(o|oo)d
(madar|mader|maadar|mather|madr|mother) ch(o|oo)d
madarj(at|aat)
*b(ehen|ehan|ahen|ahan|ehn|ahin|ain|hen|hain|hein|han)(|a)chod*
bench(o|oo)(d|t)
(bhen|behen|bahen|bahan|behan|ben|bhain|bhan|bhn) ch(o|oo)(d|dd)
*betich(o|oo)d*
(maa|ma|behen|bhen|beti|maa ki) chod(|a|u|un|unga|enge|dunga|di|na|ke)
(bhnchd|bhnchod|mdrchd|mdrchod|bnchod|mchod|bencho|behncho|benchod|bhencho)
# 'chod' is also how people write 'chhod' (leave): alone it is never masked
chod bhangra
chod (dunga|doonga|dun|du) (saali|sali|randi|kutiya|kutti|haramzadi)
(saali|sali|randi|kutiya|haramzadi) (ko |tujhe |)chod
chod(u|oo|umal|ampatti)
chud(ai|aai|akkad|aakad|akad|akkar|asi)
chud(wa|wana|wane|wati|wata|wate|wayi|wai|vana|vati|vaya|wake) ! dudh doodh bottle feeding stan nasha sharab gutka cigarette aadat adat pump tambaku haath hath
*ch(u|oo)tiya*
ch(u|oo)t(i|ee)(|y)(a|e|o|on|u|yapa|yape|yap|yapanti|yapanthi|yagiri) ! ranchi district assam kingdom Name
ch(u|oo)t(i|)y(a|e|o|on|u|um|ap|apa|ape|apanti|apanthi|apanty)
(chtya|chtia|chutad|chutmarani|chutmarike|chutmaar|chutmari|chootad|chutadchat|chutiyon|cutiya|cutiye|chutyapa|chutyap)
(teri|meri|uski|iski|apni|unki|inki|maa|ma|behen|bhen|bahan|ki) ch(u|oo)t ! gayi gaya gai gya jati jaye jayegi jaegi jaana gyi
(maa|ma|bhen|behen|bahan|beti) (ki|ka) (chut|choot|chutt|bhosda|bhosada|bhosra|lauda|loda|lund)
ch(u|oo)t (ke|ka|ki|mar|maar|marani|dikha|chaat|chat|marao|marwa) ! gayi gaya din time date goli dawai
*bho(s|sh)(a|)(d|r|rd)(i|e)(k|w)*
bho(s|ss|sh)(a|)(d|dd|dh)(i|ee|a|e|u|o|on|iyo|iya)
bhosr(i|a|e|iya)
bosd(i|a|ike|iwale|k)
bhosd(i|ee|a|e|) (ke|ki|wale|wala)
bhosad(i|ee|a|e) (ke|ki|wale|wala)
(bsdk|bsdike|bkl|bkloda|bklode|mkc|tmkc|bhsdk|bhosdk)
mc bc
bc mc
(abe|saale|sale|saala) (mc|bc)
lund ! university univ sweden swedish hospital city town county region in at from near of to dr doctor prof professor mr mrs ms miss study college Name
lund(ure|ura|fakir|fakeer|khor|topi|chus|choos|choosi|bakkal|et)
(mera|tera|uska|apna|sabka) lund
lund (chus|choos|chuso|chusle|lele|le|pe|par|ka|ke|khaja|chusegi)
l(au|aw|av|aaw|ow|ou)d(a|e|u|on|ey) ! niki air motor airlines andreas cum magna summa Name
l(aa|a)vd(a|e|ya)
(bhen|behen|bahan|maa|ma|bhain) ke (lod(e|a|ey|u|on)|laud(e|a|ey)|lawd(e|a)|lund)
(bhen|behen|bahan|maa|ma|bhain|bhn) (ke|ka) (lode|loda|lodu|laude|lauda|lawde|lawda|lavde|louda|loude|laure|lore)
lode ! mother shading vein silver iron Name load
(lodu|lodey)
l(o|oo)d(a|e) (mera|lasun|lassan|lele|lag|chus|chup|lagao)
g(aa)nd
g(a|aa)nd(u|oo|uu|wa|ve|uon|ufad|fat|fatt|fattu|fatu|phat|mara|maru|marao|maar|masti|maro|mari|mein|chod)
g(a|aa)nd (mar|maar|maru|mara|marao|phat|fat|phati|fati|faad|jal)
(teri|meri|uski|apni|iski|unki) gand ! saaf safai kachra
jh(a|aa)(n|)t(u|oo|uon)
jh(a|aa)nt(|on|e|ein|o)
jhaat(|on|e)
har(a|aa)m(i|ee|iyon|iyo|ipan|ipanti|ipana|khor|khoron|khori|kor)
har(a|aa)m(z|j)(a|aa)d(a|e|i|ee|ey|on|o|iyon|iyo|gi)
haram (ki|ke|ka) (aulad|aulaad|olad|pille|pilla)
(kameen|kamin)(a|e|ey|on|iyo|iyon|apan|agi)
(kamini|kameeni) (aurat|ladki|saali|sali|kahin|kutiya|hai tu|ho tum|cheez)
(saali|sali|badi|kitni|ek number ki|tu) (kamini|kameeni)
r(a|aa)nd(ee|iyan|iyaan|iyon|iyo|ya|yon|ibaz|ibaaz|ibaj|ibaazi|ikhana|ipana|ipan|irona)
randi ! Name zuckerberg norway dr
rand ! Name paul south african currency corporation zar corp value
raand
randi rona
# Against women
chh(i|ee|)n(aa|a)(l|r)(|on|pan)
ch(i|ee)n(aa|a)l(|on|pan)
k(u|oo)t(i|ee)ya ! Name ashram sadhu jhopdi van
kuttiya
kutiy(on|o|aan|e)
(saali|sali|teri|tu|chup|randi|haramzadi) (kutti|kutiya)
kutti (saali|sali|kamini|kahin|kamine|hai tu|aurat)
(kutte|kutta|kuttey|kuttay|suar|suwar|sooar|gadhe|ullu|saanp|randi|harami|bhangi|chamar) (ki|ke|ka|k) (aulad|aulaad|olad|bachche|bacche|bache|bachhe|baccha|bacha|bachcha|bachi|bacchi|pille|pilla|pathhe|patthe|pathe|pattha|jaat|jat) ! ne ko kata kaata kaat pala paal teeka rabies
(kutte|kutta|kuttey|suar|suwar) (kamine|kameene|kamina|saale|sale|saala|harami|kahin|haramkhor)
(saale|sale|saala|abe|oye|oy) (kutte|kutta|suar|suwar|kuttey)
bh(a|aa)d(w|v|u)(a|e|aa|on|o|i|ey|agiri)
gasht(i|ee) ! police dal team
rakh(ai|e|ae)l(|on|en)
(tharki|tharkee) (randi|buddha|saala|sala)
(vaishya|veshya|vaishiya|tawaif|chudail|daayan|dayan|baanjh|banjh) (kahin ki|kahi ki|saali|sali)
(saali|sali) (vaishya|veshya|tawaif|chudail|daayan|baanjh|banjh)
kal(moohi|muhi|munhi|mukhi)
naamard (saala|saale|kahin)
(saala|saale) (naamard|namard)
# Caste, faith, origin, gender
# Also the names by which people call themselves: masked as insults only
(chamar|bhangi) (saale|sale|saala|saali|sali|kahin|kahi)
(chamar|bhangi) ki (aulad|aulaad)
(saale|sale|saala|saali|sali|abe|gandi) (chamar|bhangi)
chamarchod
ch(u|oo)(h|hr|hd)(ra|re|ri|da|de|ron)
chuhd(a|e|i|on)
bhimt(a|e|i|on|ey)
katwe
katu(a|e|on|we|ye)
mull(e|on|ey|i) (saale|sale|saala|kahin|bhaag|bhag|log|ko|jihadi|sab|terrorist)
(saale|sale|saala|ye|in|sab|jihadi) mull(e|on|ey|i)
hij(d|r|ad)(a|e|on) (saale|sale|saala|kahin|ki tarah|hai tu)
(saale|sale|saala|abe|tu) hij(d|r|ad)(a|e)
(chakke|chakka|chhakke|chhakka) (saale|sale|saala|kahin|hai tu|log)
(saale|sale|saala|abe|tu) (chakke|chakka|chhakke|chhakka)
`
