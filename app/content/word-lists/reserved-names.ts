/** Words of names that nobody can take, because they would pass for somebody else or for nobody. */
export const reservedNames = {
  /** A role: nowhere in a name. */
  roles: [
    'moderator moderators admin admins administrator administrators sysadmin superadmin webmaster',
    'sanchalak prashasak vyavasthapak',
    'मॉडरेटर मोडरेटर मॉडेरेटर संचालक संचालिका प्रशासक प्रशासिका व्यवस्थापक व्यवस्थापिका',
    'एडमिन ऐडमिन अडमिन एडमिनिस्ट्रेटर',
  ],
  /** The site, its staff, and what pages call authors without a name: not alone, nor with only words of `beside`. */
  alone: [
    'anonymous anonym anon nameless gumnaam deleted formermember author edited you official',
    'support helpdesk staff team mod mods moderation system',
    'xxhealth xxperiment thexxperiment',
    'अनाम गुमनाम अज्ञात बेनाम पूर्वसदस्य हटाईगई हटायागया लेखिका लेखक बदलीगई संपादित आप आधिकारिक',
    'सहायता सपोर्ट टीम स्टाफ़ संचालन मॉडरेशन एक्सएक्सपेरिमेंट एक्सपेरिमेंट',
  ],
  /** Words that add nothing to those of `alone`. */
  beside: [
    'a the an our user member person writer account community forum podcast site website health',
    'two three ii iii iv',
    'सदस्य सदस्या उपयोगकर्ता व्यक्ति महिला खाता समुदाय समुदायिक सामुदायिक फ़ोरम पॉडकास्ट साइट',
    'द की का के एक दो तीन',
  ],
  /** Badges that pages show after a middle dot: not after one in a name. */
  marks: ['author edited you', 'लेखक लेखिका संपादित बदलीगई आप'],
}
