/** Words that no name may contain, because the member could pass for somebody else, for an expert or for nobody. */
export const reservedNames = {
  /** Roles, titles and names for nobody. Not allowed anywhere in a name. */
  roles: [
    'moderator moderators admin admins administrator administrators sysadmin superadmin webmaster',
    'sanchalak prashasak vyavasthapak',
    'मॉडरेटर मोडरेटर मॉडेरेटर संचालक संचालिका प्रशासक प्रशासिका व्यवस्थापक व्यवस्थापिका',
    'एडमिन ऐडमिन अडमिन एडमिनिस्ट्रेटर',
    'dr drs doctor doctors doktor daktar physician gynaecologist gynecologist gynae obgyn mbbs',
    'prof professor nurse nurses midwife midwives therapist psychologist psychiatrist pharmacist specialist',
    'dietician dietitian nutritionist',
    'counsellor counselor counsellors counselors founder cofounder',
    'नर्स दाई थेरेपिस्ट फार्मासिस्ट डायटीशियन डाइटीशियन न्यूट्रिशनिस्ट काउंसलर सलाहकार परामर्शदाता प्रोफ़ेसर संस्थापक संस्थापिका',
    'expert verified official support helpdesk team staff',
    'डॉ डॉक्टर डाक्टर डॉक्टरनी डाक्टरनी चिकित्सक चिकित्सिका विशेषज्ञ सत्यापित आधिकारिक सपोर्ट हेल्पडेस्क टीम स्टाफ़',
    'anonymous anonym gumnaam gumnam benaam benam agyat',
    'अनाम अनामी अनामक आनाम गुमनाम बेनाम अज्ञात एनोनिमस एनॉनिमस ऐनोनिमस अनोनिमस अनॉनिमस एनोनिमश',
  ],
  /** Titles before a name. Elsewhere they are family names. */
  first: ['vaidya vaid vaidyaraj hakim hakeem', 'वैद्य वैद्यराज हकीम'],
  /** Titles after a name. Before a name, 'Md' is short for Mohammed. */
  last: ['md'],
  /** Like `roles`, also with one letter more, fewer or different. For `anonymous`, two letters. */
  nearly: ['moderator', 'doctor', 'support', 'official', 'anonymous'],
  /** Like `roles`, also as a part of a word. */
  inside: [
    'doctor moderator anonymous xxhealth xxperiment xxexperiment',
    'डॉक्टर मॉडरेटर एक्सएक्सपेरिमेंट',
  ],
  /** Words for the site, its staff, and authors without a name. Not allowed alone, or with only words of `beside`. */
  alone: [
    'anon nameless deleted formermember author edited you op doc mod mods moderation system',
    'root host hosts manager care customercare',
    'xxhealth xxperiment thexxperiment',
    'पूर्वसदस्य हटाईगई हटायागया लेखिका लेखक बदलीगई संपादित आप',
    'होस्ट प्रबंधक प्रबंधिका सहायता संचालन मॉडरेशन एक्सएक्सपेरिमेंट एक्सपेरिमेंट',
  ],
  /** Words that do not distinguish a name from the words of `alone`. */
  beside: [
    'a the an our user member person writer account community forum podcast site website health',
    'two three ii iii iv customer',
    'सदस्य सदस्या उपयोगकर्ता व्यक्ति महिला खाता समुदाय समुदायिक सामुदायिक फ़ोरम पॉडकास्ट साइट',
    'द की का के एक दो तीन',
  ],
  /** Badges that pages show after a middle dot. Not allowed after a middle dot in a name. */
  marks: ['author edited you', 'लेखक लेखिका संपादित बदलीगई आप'],
}
