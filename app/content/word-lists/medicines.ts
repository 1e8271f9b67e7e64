/**
 * Medicines by their generic names and the brands best known in India, in English, Hindi and Hindi in Latin letters. An
 * expert's text with a medicine and an amount is refused (docs/safety.md). Leave out words that are also food.
 */
export const medicines = `
# Pain and fever
paracetamol acetaminophen crocin dolo calpol ibuprofen brufen combiflam naproxen naprosyn diclofenac voveran
mefenamic meftal aceclofenac aspirin ecosprin tramadol dicyclomine cyclopam drotaverine drotin buscopan
पैरासिटामोल पेरासिटामोल क्रोसिन डोलो आइबुप्रोफेन इबुप्रोफेन ब्रूफेन कॉम्बिफ्लेम मेफ्टाल एस्पिरिन इकोस्प्रिन ड्रोटिन
# Hormones and periods
metformin glycomet inositol letrozole clomiphene clomid siphene progesterone susten dydrogesterone duphaston
norethisterone primolut regestrone medroxyprogesterone deviry estradiol levonorgestrel drospirenone diane krimson
cabergoline bromocriptine spironolactone aldactone thyroxine levothyroxine thyronorm eltroxin carbimazole tranexamic
trapic pause ormeloxifene saheli tibolone insulin glimepiride
मेटफ़ॉर्मिन मेटफार्मिन लेट्रोज़ोल क्लोमिफ़ीन प्रोजेस्टेरोन प्रोजेस्टेरॉन डुफास्टन प्रिमोलुट रेजेस्ट्रोन डेविरी थायरॉक्सिन थायरोक्सिन
थायरोनॉर्म एल्ट्रॉक्सिन इंसुलिन ट्रैपिक सहेली
# Pregnancy
folic folate folvite misoprostol mifepristone labetalol methyldopa nifedipine oxytocin isoxsuprine duvadilan doxinate
doxylamine ferrous orofer autrin livogen
फ़ोलिक फॉलिक मिसोप्रोस्टोल मिफेप्रिस्टोन फोल्वाइट
# Infections
amoxicillin augmentin azithromycin azee metronidazole flagyl tinidazole fluconazole forcan clotrimazole candid
doxycycline ciprofloxacin norfloxacin nitrofurantoin cefixime ivermectin albendazole acyclovir
एमोक्सिसिलिन एज़िथ्रोमाइसिन मेट्रोनिडाज़ोल फ़्लुकोनाज़ोल अल्बेंडाज़ोल डॉक्सीसाइक्लिन
# Mind and sleep
sertraline fluoxetine escitalopram nexito paroxetine amitriptyline alprazolam alprax clonazepam lonazep diazepam
melatonin quetiapine lithium zolpidem
सर्ट्रालीन फ्लुओक्सेटीन एल्प्राज़ोलम क्लोनाज़ेपाम
# Stomach, allergy and others
pantoprazole pantocid omeprazole omez rabeprazole ranitidine domperidone ondansetron emeset cetirizine levocetirizine
montelukast prednisolone wysolone dexamethasone amlodipine atenolol losartan telmisartan atorvastatin furosemide warfarin
pyridoxine cholecalciferol methylcobalamin
पैंटोप्राज़ोल ओमेप्राज़ोल ओमेज़ डोमपेरिडोन ऑनडेनसेट्रॉन सिट्रिज़िन
`
