/**
 * Twenty realistic posts for measuring pages. They are all different, because repeated text compresses well, and longer
 * than the excerpt in a list.
 */
export const posts: { title: string; content: string }[] = [
  {
    title: 'Three doctors, three different answers about my thyroid',
    content:
      'The first said everything is normal, the second doubled the dose, the third asked why nobody had checked antibodies. I keep a folder now with every report since 2019 and take it along. How do you decide whom to believe when the numbers sit right at the edge of the range?',
  },
  {
    title: 'गर्भावस्था के बाद बाल झड़ना कब रुकेगा?',
    content:
      'बेटी चार महीने की है और कंघी करते ही मुट्ठी भर बाल हाथ में आ जाते हैं। माँ कहती हैं कि सबको होता है, पर देखकर डर लगता है। क्या आप में से किसी ने आयरन की जाँच करवाई थी, और कितने महीने बाद फ़र्क़ दिखा? कोई घरेलू उपाय जो सच में काम आया हो तो ज़रूर बताएँ।',
  },
  {
    title: 'Night sweats at thirty-eight',
    content:
      'I wake up at three with a soaked pillow and a racing heart. My sister went through menopause at forty-one, so I wonder whether this is already it. Nobody at work knows; I blame the fan. Did anyone get a clear test result, or is it only guessing for years?',
  },
  {
    title: 'Endometriosis surgery next month: what should I pack?',
    content:
      'Laparoscopy on the ninth, two nights in hospital if all goes well. Loose trousers, a long charging cable, peppermint tea for the gas pain — what else helped you? And how long until you could sit through a whole working day without lying down in the meeting room?',
  },
  {
    title: 'The pill made me somebody else',
    content:
      'For six years I thought I was just a flat and irritable person. Four weeks after stopping, colours came back. I am not against it, my friend is very happy with hers. I only wish somebody had told me at nineteen that mood is a side effect one may complain about.',
  },
  {
    title: 'दर्द की डायरी: ऐप या काग़ज़?',
    content:
      'डॉक्टर ने कहा कि तीन महीने तक दर्द, नींद और खाने का हिसाब रखूँ। ऐप में सब कुछ अंग्रेज़ी में है और मुझे डर है कि जानकारी कहाँ जाती है। आप लोग क्या इस्तेमाल करती हैं? मैंने अभी एक पुरानी कॉपी में लाल, पीले और हरे रंग से लिखना शुरू किया है।',
  },
  {
    title: 'My husband came along to the appointment, and it helped',
    content:
      'He sat there, said very little, and when the doctor began with "just relax" he asked which study that was from. I laughed in the car until I cried. Do bring somebody if you can: you forget half of what is said, and two people hear twice as much as one.',
  },
  {
    title: 'Anaemia again, although I eat everything',
    content:
      'Haemoglobin 8.9 for the third year in a row. Tablets upset my stomach, so I stop, and round it goes. Episode two mentioned taking them every second day with something sour. Has that worked for anybody over a few months, or did you end up with the drip after all?',
  },
  {
    title: 'Swimming during your period: your tricks, please',
    content:
      'I train four times a week and lose almost one of them each month. Cups frighten me a little, tampons leak after the second kilometre. Which size, which fold, which brand survives tumble turns? Be as graphic as you like, we are among ourselves here and I need details.',
  },
  {
    title: 'Trying for two years and tired of advice',
    content:
      'Drink this, lift your legs, go on holiday, adopt and it will happen. I know they mean well. What I need is one evening without the topic. How did you tell your family to stop without a war at the dinner table, especially the aunts who phone every single Sunday?',
  },
  {
    title: 'मासिक धर्म पर स्कूल में बात कैसे करें?',
    content:
      'मैं सातवीं कक्षा को पढ़ाती हूँ। लड़के हँसते हैं, लड़कियाँ सिर झुका लेती हैं और किताब में आधा पन्ना है। मैं चाहती हूँ कि अगली पीढ़ी शर्म के बिना बोले। क्या किसी ने कोई खेल, वीडियो या कहानी आज़माई है जिससे पूरी कक्षा सहज हो गई हो?',
  },
  {
    title: 'Pelvic floor physiotherapy is not what I expected',
    content:
      'I thought it would be squeezing on a mat. Instead we spent an hour on how I breathe, sit and stand up from a chair. After five sessions I sneezed without crossing my legs for the first time since the twins. Ask me anything; I wish I had gone ten years earlier.',
  },
  {
    title: 'Is brown discharge between cycles worth a visit?',
    content:
      'Two days around the middle, no pain, no smell, since about February. The internet offers everything from nothing to the worst. I am twenty-nine and had a normal smear last year. Would you wait for another month or ring the practice and be told off for worrying?',
  },
  {
    title: 'Working through a migraine that comes with the calendar',
    content:
      'Day twenty-six, every time, left eye first. My manager thinks I plan it. Magnesium takes the edge off, a dark room does more. Did anyone get a preventive for only those few days, and how did you put it to an employer without handing over your whole medical history?',
  },
  {
    title: 'What the scan of a polycystic ovary really shows',
    content:
      'They are not cysts at all, they are follicles that stopped half way, the radiologist said, and she drew it for me on the paper sheet. Eleven words and I felt less broken. Sharing it here in case the name scared you as much as it has scared me since I was sixteen.',
  },
  {
    title: 'रजोनिवृत्ति और जोड़ों का दर्द',
    content:
      'सुबह उँगलियाँ अकड़ जाती हैं और सीढ़ियाँ चढ़ते समय घुटने आवाज़ करते हैं। डॉक्टर ने गठिया की जाँच की, सब ठीक निकला। फिर किसी ने बताया कि हार्मोन कम होने से भी ऐसा होता है। क्या हल्का व्यायाम या गरम सिकाई से आपको आराम मिला? कितने हफ़्ते लगे?',
  },
  {
    title: 'A kind word for the night nurse',
    content:
      'I miscarried at eleven weeks in a corridor, because the ward was full. She found a chair, a blanket and a curtain from somewhere, and she stayed past her shift. I never learned her name. If you are reading this and work nights: somebody remembers what you did there.',
  },
  {
    title: 'Copper coil: the first six months, honestly',
    content:
      'Insertion hurt for ninety seconds, much like the worst cramp I know. Months one to three were a crime scene. From the fourth it settled, and now I forget that it exists. I kept notes because nobody tells you about the middle part; happy to answer what I can.',
  },
  {
    title: 'Can stress alone stop ovulation for half a year?',
    content:
      'New city, new job, my father ill at home, eight kilos gone without trying. Five tests negative, one scan unremarkable, and a shrug. I would like to hear from people whose cycle came back by itself: what changed first, your sleep, your weight, or simply the worry?',
  },
  {
    title: 'Reading group for the next four episodes, who is in?',
    content:
      'Every second Thursday at eight in the evening, one hour, cameras optional, Hindi and English mixed as it comes. We listen beforehand and each bring one question we never dared to ask. Last time there were six of us, which was just right; up to ten would still work.',
  },
]
