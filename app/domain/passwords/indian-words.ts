/**
 * Words that are common in passwords in India, and words of this site: health, family, gods, towns, names, films,
 * cricket and food. In lower case, separated by white space.
 */
export const indianWords = {
  /** The most obvious words for this site. */
  site: `
user test tester testuser username member admin login signin signup pass password passwd pwd pw mypass newpass
xxperiment experiment xxhealth health podcast forum episode women woman mahila period periods secret welcome hello
`,
  latin: `
laxmi lakshmi laxmii lakhsmi mahila aurat ladki ladka beti beta bitiya bahu saas sasural maayka mayka shaadi
shadi vivah dulhan dulha suhaag sindoor mangalsutra chudiyan bindi kajal mehendi mehndi payal jhumka saree
sari lehenga dupatta salwar kurti ghar makan rasoi khana roti chawal daal dal sabzi sabji chai doodh dudh
paani pani namak mirch masala haldi jeera dhaniya adrak lehsun pyaz aloo gobhi paneer samosa pakora pakoda
jalebi laddu ladoo gulabjamun rasgulla rasmalai barfi kheer halwa biryani pulao kachori dosa idli sambar
vadapav pavbhaji golgappa panipuri chaat lassi nimbu aam kela seb santara angoor anar papita tarbooz imli
sehat swasthya swasth tabiyat bimari dawa dawai doctor aspatal haspatal nurse mahvari mahwari masik periods
dard pet sir kamar khoon bachcha bachha bachche garbh garbhvati prasav delivery maa maan mata mataji pita
pitaji papa mummy mumma amma appa abba ammi bhai bhaiya bhabhi behen bahan behan didi dada dadi nana nani
chacha chachi mama mami mausi bua fufa jija saali devar nanad pati patni pativrata jaan jaanu janu jaana sona
shona babu dil pyar pyaar ishq mohabbat prem chahat dosti dost yaar yaari sapna sapne khwab khushi gham
zindagi jindagi jeevan jivan duniya sansar aasman aasmaan suraj chand chaand sitara sitare tara dharti zameen
hawa barish baarish badal bijli nadi ganga yamuna narmada godavari kaveri krishna samundar sagar pahad jungle
phool phul gulab kamal chameli champa genda mogra tulsi neem peepal bargad ped patta ghaas ram rama sita seeta
lakshman hanuman bajrang bajrangbali shiv shiva shankar mahadev bholenath bhole mahakal parvati durga kali
ambe vaishno vaishnodevi saraswati ganesh ganpati ganapati bappa kartikeya murugan vishnu narayan krishn kanha
kanhaiya radha radhe radhika meera govind gopal madhav murari shyam balaji tirupati venkatesh venkateswara
jagannath saibaba sai shirdi guru gurunanak waheguru nanak khalsa allah khuda rab rabba maula ali hussain
fatima khadija ayesha ayisha maryam yesu isha masih om namah shivaya shivay omnamahshivaya omnamahshivay namaste namaskar pranam ramram
jaishreeram jaisiyaram siyaram radheradhe jaimatadi harharmahadev harekrishna delhi dilli mumbai bombay
kolkata calcutta chennai madras bengaluru bangalore hyderabad pune ahmedabad surat jaipur jodhpur udaipur kota
ajmer bikaner lucknow kanpur agra mathura vrindavan varanasi banaras kashi prayagraj allahabad gorakhpur
bareilly meerut noida ghaziabad gurgaon gurugram faridabad patna gaya ranchi jamshedpur dhanbad bhopal indore
gwalior jabalpur ujjain raipur bilaspur nagpur nashik aurangabad solapur kolhapur thane vadodara rajkot
bhavnagar chandigarh ludhiana amritsar jalandhar shimla manali dehradun haridwar rishikesh nainital srinagar
jammu kashmir guwahati shillong imphal kohima aizawl agartala gangtok darjeeling siliguri bhubaneswar cuttack
puri vizag visakhapatnam vijayawada warangal kochi cochin trivandrum kozhikode calicut mysore mysuru mangalore
hubli coimbatore madurai trichy salem goa panaji bharat hindustan india himachal uttarakhand rajasthan gujarat
maharashtra karnataka kerala tamilnadu andhra telangana odisha bihar jharkhand bengal assam punjab haryana
sharma verma gupta singh kumar kumari devi yadav patel shah mehta jain agarwal aggarwal bansal mittal goyal
garg khanna kapoor malhotra chopra mehra arora bhatia sethi ahuja anand tiwari tripathi pandey mishra dubey
shukla dwivedi chaturvedi trivedi joshi pant bisht negi rawat chauhan rathore shekhawat solanki thakur rajput
jat gurjar reddy naidu rao iyer iyengar nair menon pillai nambiar kurup das dutta ghosh bose sen roy mukherjee
banerjee chatterjee ganguly bhattacharya sarkar mondal barua khan ansari shaikh sheikh siddiqui qureshi pathan
mirza begum bano khatun fernandes dsouza pereira aaradhya aarti aditi aishwarya akanksha alka amrita ananya
anita anjali anju ankita anu anuradha aparna archana arpita asha ashwini bhavna bindu chanda chandni damini
deepa deepika deepti devika dimple diya divya ekta gayatri geeta gauri garima hema hemlata indu ishita jaya
jayshree jyoti jyotsna kalpana kamini kanchan kareena karishma kavita kavya khushboo kiran komal kriti kusum
lata lalita leela lila madhu madhuri mala malti mamta manisha manju mansi meena meenakshi megha minal mona
monika mukta nalini namita nandini neelam neena neeta neha nidhi nisha nitu padma pallavi pooja poonam prachi
pratibha preeti priya priyanka puja pushpa rachna ragini rajni rakhi rani rashmi rekha renu richa ritu riya
rohini roshni ruchi rupa sadhana sakshi sandhya sangeeta sanjana sarita saroj savita seema shabana shabnam
shalini shanti sharda sheela shilpa shobha shraddha shreya shruti shweta simran smita sneha sonal sonali sonam
sudha sujata suman sunita surbhi sushma swati tanu tanvi trisha uma urmila usha vandana vanita varsha vasudha
vidya vimla yamini zeenat zoya amitabh shahrukh salman aamir akshay hrithik ranbir ranveer katrina alia
anushka sridevi kajol preity rajinikanth prabhas yash vijay thalapathy mahesh pawan arjun sholay ddlj dilwale
bahubali baahubali kgf dangal sultan tiger pathaan jawan lagaan gadar devdas kabhi kuch hota hai dhoom krrish
singham dabangg golmaal herapheri munnabhai tarak taarak kapil sachin tendulkar dhoni mahi kohli virat rohit
sehwag dravid yuvraj jadeja bumrah pandya rahul gill smriti mandhana harmanpreet mithali jhulan csk
mumbaiindians rcb kkr chakde cricket kabaddi badminton saina sindhu ek do teen char paanch chhe saat aath nau
sau hazar lakh crore laal lal neela peela hara safed kaala kala gulabi narangi baingani achha accha acha bura
bada chota chhota naya purana sundar khubsurat pyara pyari mera meri mere tera teri tere hamara tumhara apna
apni kya kaise kahan kab kaun kyun haan nahi nahin theek thik jaldi dheere kal aaj abhi raat din subah shaam
dopahar somvar mangalvar budhvar guruvar shukravar shanivar ravivar diwali deepawali holi rakshabandhan
dussehra navratri eid ramzan onam pongal lohri makar sankranti janmashtami test tester testing user username
users member admin login signin signup password passwords passwd passwort pass pwd pword pw mypassword
newpassword newpass secret letmein welcome hello forum podcast episode xxperiment xxhealth experiment health
women woman female anonymous moderator period pregnancy pregnant endo endometriosis pcos pcod menopause
fertility uterus ovary ivf facebook website abcdef iphone alhamdulillah allahuakbar amitkumar bachchan
bismillah bollywood chennaisuperkings deshmukh durgamaa inshallah jaanejaan jaaneman jaibharat jaiganesh
jaihanuman jaishrikrishna jaishriram kulkarni mashallah merabharat merapyar meridoll merijaan mohammad
muhammad mummypapa narendra newdelhi omnamahshivaya omsairam prashant pyaarimaa radhakrishna radharani
radheshyam rajkumar rajnikanth ravindra rohitsharma salmankhan secunderabad shivshakti siddharth vaishali
viratkohli worldcup anirudh avinash barsaat bhavesh chandan coco ganesha jaihind janeman karthik lavanya
maapapa pradeep prakash praveen sandeep sanjeev santosh shivani shriram shubham tumhari tumhiho urvashi
vikrant yoga aditya aniket anjana ashish bubbly chetan chintu deepak dinesh gaurav gautam girish gudiya harish
harsha hemant hitesh indira ishaan jayant maapaa manish mayank mompop mukesh naveen neeraj nikhil nitesh
pankaj pranav prasad pratik rajeev rajesh rakesh ramesh ranjit ritika sairam sanjay satish satnam saurav
shakti shikha shivam srkhan suresh suriya sweetu vasant vijaya vikram vineet vishal yogesh aarav ajith akash
ankit ankur arpit aruna ashok ayush bunty chotu dhruv dilse harsh jatin karan kunal lalit manoj mohan mohit
nitin parth patil pinku punit rajan rajat rohan sahil samir sonia sumit sunil surya tarun titli umesh varun
vikas vinay vinod vipul vivek abc abcd ajay amit anil arun golu motu ravi sonu syed uday qwer qwe abcdefg
abcde asd fortnite instagram raj whatsapp blackpink hotmail jungkook linkedin netflix neymar onedirection
twitter aaa aaaaaaaa aaaaaaaaa aaaaaaaaaa aaaaaaaaaaaa abcabcabc abcdefgh abcdefghi abcdefghij adminadmin
adorable angelbaby asdasdasd assassinscreed bangla bangtan barbiedoll barbiegirl bartsimpson bbbbbbbb
bbbbbbbbb bbbbbbbbbb bbbbbbbbbbbb bestfriends bff bitcoin blackangel bmw btsarmy captainamerica cccccccc
ccccccccc cccccccccc cccccccccccc cricketer cristianoronaldo cuteangel daddygirl dadmom dddddddd ddddddddd
dddddddddd dddddddddddd directioner doudou earthquake ebay eeeeeeee eeeeeeeee eeeeeeeeee eeeeeeeeeeee ethereum
ffffffff fffffffff ffffffffff ffffffffffff flipkart footballer foreverandever foreverlove gggggggg ggggggggg
gggggggggg gggggggggggg gingerbread gmail godblessme googlegoogle gryffindor gymnastics hackerman hakunamatata
hallohallo hannahmontana happybirthday happygirl happynewyear harleydavidson hhhhhhhh hhhhhhhhh hhhhhhhhhh
hhhhhhhhhhhh honeybunny ihatelove ihatemylife ihatethis iiiiiiii iiiiiiiii iiiiiiiiii iiiiiiiiiiii ilovealex
ilovechris ilovedavid ilovejohn ilovejosh ilovematt ilovemike ilovemum ilovemydad ilovemymom ilovemymum
inspiration jesuslives jesuslovesme jjjjjjjj jjjjjjjjj jjjjjjjjjj jjjjjjjjjjjj jonasbrothers keepsmiling
kkkkkkkk kkkkkkkkk kkkkkkkkkk kkkkkkkkkkkk leagueoflegends lifegoeson lilies lionelmessi lkjhgfds lkjhgfdsa
llllllll lllllllll llllllllll llllllllllll loginpass lordjesus lovemylife lukeskywalker manchesterunited
mariobros marshmallow mercedesbenz mileycyrus mmmmmmmm mmmmmmmmm mmmmmmmmmm mmmmmmmmmmmm mnbvcxz mnbvcxza
motivation myloveis nnnnnnnn nnnnnnnnn nnnnnnnnnn nnnnnnnnnnnn oooooooo ooooooooo oooooooooo oooooooooooo
ourpassword passkey paytm pharmacist pinkpink pinkrose poiuytre poiuytrewq pppppppp ppppppppp pppppppppp
pppppppppppp prettywoman princesita puppylove qqqqqqqq qqqqqqqqq qqqqqqqqqq qqqqqqqqqqqq qweqweqwe qwerqwer
qwertyqwerty qwertz qwertzui qwertzuiop redred roblox rollingstones rootroot rrrrrrrr rrrrrrrrr rrrrrrrrrr
rrrrrrrrrrrr secretpassword sexyback simplicity sincerity skateboarding slytherin smileyface snapchat
snowboarding southafrica ssssssss sssssssss ssssssssss ssssssssssss summerlove sweetangel sweetlove taehyung
taylorswift teamomucho teamoteamo tequieromucho thankyougod thankyoulord thepassword thisismypassword toor
tttttttt ttttttttt tttttttttt tttttttttttt tweetybird usa uuuuuuuu uuuuuuuuu uuuuuuuuuu uuuuuuuuuuuu voldemort
vvvvvvvv vvvvvvvvv vvvvvvvvvv vvvvvvvvvvvv welcomehome whiterose windowsxp winniethepooh worldofwarcraft
wwwwwwww wwwwwwwww wwwwwwwwww wwwwwwwwwwww xxxxxxxx xxxxxxxxx xxxxxxxxxx xxxxxxxxxxxx yahoo yourpassword
yyyyyyyy yyyyyyyyy yyyyyyyyyy yyyyyyyyyyyy zxcv zxcvb zxcvzxcv zxczxczxc zzzzzzzz zzzzzzzzz zzzzzzzzzz
zzzzzzzzzzzz
`,
  devanagari: `
महिला महिलाएँ औरत लड़की लड़का बेटी बेटा बहू सास ससुराल मायका शादी विवाह दुल्हन दूल्हा सुहाग सिंदूर मंगलसूत्र
बिंदी मेहंदी पायल साड़ी घर मकान रसोई खाना रोटी चावल दाल सब्ज़ी सब्जी चाय दूध पानी नमक मिर्च मसाला हल्दी आलू
पनीर समोसा जलेबी लड्डू खीर हलवा आम केला सेब अनार स्वास्थ्य स्वस्थ सेहत तबीयत बीमारी दवा दवाई डॉक्टर अस्पताल
माहवारी मासिक पीरियड दर्द पेट सिर कमर खून बच्चा बच्चे गर्भ गर्भवती प्रसव माँ मां माता पिता पापा मम्मी अम्मा
भाई भैया भाभी बहन बहिन दीदी दादा दादी नाना नानी चाचा चाची मामा मामी मौसी बुआ पति पत्नी परिवार जान दिल प्यार
इश्क मोहब्बत प्रेम चाहत दोस्ती दोस्त यार सपना सपने ख़्वाब ख़ुशी खुशी ग़म ज़िंदगी जिंदगी ज़िन्दगी जिन्दगी जीवन
दुनिया संसार आसमान सूरज चाँद चांद सितारा तारा धरती ज़मीन हवा बारिश बादल बिजली नदी गंगा यमुना समुद्र सागर पहाड़
जंगल फूल गुलाब कमल चमेली तुलसी पेड़ पत्ता राम सीता लक्ष्मण हनुमान बजरंगबली शिव शंकर महादेव भोलेनाथ महाकाल
पार्वती दुर्गा काली अंबे सरस्वती लक्ष्मी गणेश गणपति बप्पा विष्णु नारायण कृष्ण कान्हा राधा राधे मीरा गोविंद
गोपाल श्याम बालाजी जगन्नाथ साईं साईबाबा गुरु गुरुनानक वाहेगुरु नानक अल्लाह ख़ुदा खुदा भगवान ईश्वर यीशु नमस्ते
नमस्कार प्रणाम जयश्रीराम जयहिंद जयहिन्द राधेराधे हरहरमहादेव जयमातादी दिल्ली मुंबई मुम्बई कोलकाता चेन्नई
बेंगलुरु हैदराबाद पुणे अहमदाबाद सूरत जयपुर जोधपुर उदयपुर लखनऊ कानपुर आगरा मथुरा वृंदावन वाराणसी बनारस काशी
प्रयागराज इलाहाबाद गोरखपुर बरेली मेरठ नोएडा पटना गया राँची रांची भोपाल इंदौर ग्वालियर जबलपुर उज्जैन रायपुर
नागपुर नासिक चंडीगढ़ लुधियाना अमृतसर शिमला देहरादून हरिद्वार ऋषिकेश जम्मू कश्मीर गुवाहाटी भारत हिंदुस्तान
हिन्दुस्तान इंडिया राजस्थान गुजरात महाराष्ट्र बिहार बंगाल पंजाब हरियाणा हिमाचल उत्तराखंड झारखंड शर्मा वर्मा
गुप्ता सिंह कुमार कुमारी देवी यादव पटेल शाह मेहता जैन अग्रवाल कपूर मल्होत्रा चोपड़ा तिवारी त्रिपाठी पांडेय
पाण्डेय मिश्रा दुबे शुक्ला जोशी रावत चौहान राठौर ठाकुर रेड्डी राव नायर दास घोष बोस सेन रॉय मुखर्जी बनर्जी खान
ख़ान अंसारी शेख बेगम आरती अदिति ऐश्वर्या अमृता अनन्या अनीता अंजलि अंजू अंकिता अनुराधा अर्चना आशा भावना चंदा
चाँदनी दीपा दीपिका दीप्ति दिव्या एकता गायत्री गीता गौरी हेमा इंदु जया ज्योति काजल कल्पना करीना कविता काव्या
किरण कोमल कुसुम लता ललिता लीला मधु माधुरी माला ममता मनीषा मंजू मीना मीनाक्षी मेघा मोनिका नंदिनी नीलम नीता नेहा
निधि निशा पद्मा पल्लवी पूजा पूनम प्रतिभा प्रीति प्रिया प्रियंका पुष्पा राधिका रागिनी राखी रानी रश्मि रेखा रेनू
ऋचा रितु रिया रोशनी रूपा साधना साक्षी संध्या संगीता सरिता सरोज सविता सीमा शबनम शालिनी शांति शारदा शीला शिल्पा
शोभा श्रद्धा श्रेया श्रुति श्वेता सिमरन स्मिता स्नेहा सोनाली सोनम सुधा सुजाता सुमन सुनीता सुषमा स्वाति उमा
उर्मिला उषा वंदना वर्षा विद्या ज़ोया राहुल रोहित अमित राज विजय अजय संजय राजेश सुरेश रमेश महेश मोहन सोहन अर्जुन
करण विकास दीपक अनिल सुनील मनोज विवेक अमिताभ शाहरुख सलमान आमिर अक्षय रणबीर रणवीर कैटरीना आलिया श्रीदेवी
रजनीकांत प्रभास शोले दिलवाले बाहुबली दंगल सचिन तेंदुलकर धोनी कोहली विराट क्रिकेट एक दो तीन चार पाँच पांच छह
सात आठ नौ दस सौ हज़ार हजार लाख करोड़ लाल नीला पीला हरा सफ़ेद सफेद काला गुलाबी अच्छा बुरा बड़ा छोटा नया पुराना
सुंदर ख़ूबसूरत प्यारा प्यारी मेरा मेरी मेरे तेरा तेरी हमारा तुम्हारा अपना अपनी क्या कैसे कहाँ कब कौन क्यों हाँ
नहीं ठीक जल्दी कल आज अभी रात दिन सुबह शाम सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार दिवाली होली
दशहरा ईद रमज़ान पासवर्ड गुप्त खाता नाम सदस्य परीक्षण टेस्ट लॉगिन स्वागत फ़ोरम पॉडकास्ट एपिसोड एक्सपेरिमेंट
एक्सएक्सपेरिमेंट अनाम संचालक मॉडरेटर गर्भाशय रजोनिवृत्ति कखगघ अआइई
`,
}
