import type { Text } from './text'

// SAMPLE.

type About = { label: Text; title: Text; text: Text; promises: { title: Text; text: Text }[] }

export const about = {
  label: { en: 'Why we exist', hi: 'हम क्यों हैं' },
  title: {
    en: 'No woman should have to whisper about her own body.',
    hi: 'किसी महिला को अपने ही शरीर की बात दबी आवाज़ में न करनी पड़े।',
  },
  text: {
    en: 'Many of us learned about our bodies from half-sentences: at a chemist’s counter, in ten hurried minutes with a doctor, late at night on a phone. So we set up an experiment. What happens when women ask plainly, doctors answer plainly, and everybody else listens?',
    hi: 'हममें से कई ने अपने शरीर के बारे में अधूरी बातों से जाना: दवा की दुकान पर, डॉक्टर के साथ दस मिनट की जल्दबाज़ी में, देर रात फ़ोन पर। इसलिए हमने एक प्रयोग शुरू किया: जब महिलाएँ सीधे पूछें, डॉक्टर सीधे जवाब दें और बाकी सब सुनें, तब क्या होता है?',
  },
  promises: [
    {
      title: { en: 'Write without your name', hi: 'बिना नाम के लिखें' },
      text: {
        en: 'An anonymous post shows no name to anyone who reads it.',
        hi: 'अनाम पोस्ट पर किसी भी पाठक को नाम नहीं दिखता।',
      },
    },
    {
      title: { en: 'Works on any phone', hi: 'हर फ़ोन पर चलता है' },
      text: {
        en: 'Every page opens and every form sends, even on a slow connection.',
        hi: 'धीमे नेटवर्क पर भी हर पेज खुलता है और हर फ़ॉर्म भेजा जाता है।',
      },
    },
    {
      title: { en: 'In English and Hindi', hi: 'अंग्रेज़ी और हिन्दी में' },
      text: {
        en: 'The whole site speaks both; write in whichever is yours.',
        hi: 'पूरी साइट दोनों भाषाओं में है; अपनी भाषा में लिखें।',
      },
    },
  ],
} satisfies About
