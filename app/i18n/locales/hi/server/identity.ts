import type en from '../../en/server/identity'

const identity: typeof en = {
  legend: 'इस पोस्ट पर आपका नाम',
  anonymous: 'नाम छिपाकर',
  named: '{{name}} के नाम से',
  namedNote: 'पोस्ट पढ़ने वाले हर व्यक्ति को आपका नाम दिखेगा। बाद में उसे छिपा सकती हैं।',
  out: {
    title: 'आपकी पोस्ट प्रकाशित हो गई है',
    unnamed: 'दूसरे सदस्यों को आपका नाम नहीं दिखता।',
    answers: 'जब कोई जवाब देगा, वह हर पेज पर सबसे ऊपर दिखेगा, और यहाँ भी:',
    answersLink: 'जवाब',
    link: 'अपनी पोस्ट पर जाएँ',
  },
  missing: {
    title: 'यह पोस्ट यहाँ नहीं है',
    text: 'हो सकता है कि लिखने वाले ने या मॉडरेटर ने इसे हटा दिया हो, या लिंक अधूरा हो। नई पोस्ट नीचे हैं।',
  },
}

export default identity
