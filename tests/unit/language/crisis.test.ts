import { describe, expect, test } from 'vitest'
import { mentionsCrisis } from '~/domain/language/crisis'

describe('words of self-harm and violence', () => {
  test.each([
    'I want to die, I cannot do this any more.',
    'Sometimes I think of killing myself.',
    'I had suicidal thoughts after delivery.',
    'I do not want to kill myself, but it is dark.',
    'I feel like ending my life.',
    'Some nights I cut myself so that I feel something.',
    'My husband beats me when I bleed.',
    'I was raped last year.',
    'He threatened to kill me.',
    'Is this domestic violence?',
    'मैं मर जाना चाहती हूँ।',
    'जीने का मन नहीं करता।',
    'आत्महत्या के ख़याल आते हैं।',
    'खुदकुशी करने का सोचती हूँ',
    'ज़हर खा लूँगी',
    'पति रोज़ मारपीट करते हैं।',
    'मेरे साथ बलात्कार हुआ।',
    'वह मुझे पीटता है।',
    'घरेलू हिंसा की शिकायत कहाँ करूँ?',
    'mar jana chahti hu',
    'jeena nahi chahti main',
    'jeene ka mann nahi karta',
    'aatmahatya ke khayal aate hain',
    'pati marta hai roz',
    'gharelu hinsa ho rahi hai',
    'jaan de dungi main',
    'mere saath balatkar hua',
  ])('%s', (text) => {
    expect(mentionsCrisis(text)).toBe(true)
  })

  test.each([
    'My period is late and I am worried.',
    'The cramps are killing me.',
    'I am dying to know the result of the scan.',
    'I cut myself some slack this week.',
    'The hot flushes beat me every summer.',
    'My mother died of breast cancer.',
    'I could have died of shame.',
    'Heavy bleeding, clots and pain since Monday.',
    'The pill hit me hard, I felt dizzy.',
    'Do not kill yourself with diets.',
    'मेरी दवा छूट गई है।',
    'माँ की मृत्यु कैंसर से हुई।',
    'गर्मी मार रही है।',
    'बच्चा पेट में लात मारता है।',
    'दर्द से जान निकल रही है।',
    'डॉक्टर ने नस काट कर ऑपरेशन किया।',
    'garmi se mar rahi hu',
    'baby kick marta hai, sona mushkil hai',
    'dard se jaan nikal gayi',
    'khana khane ka mann nahi',
    'husband bahut pyar karte hain',
  ])('nothing of it: %s', (text) => {
    expect(mentionsCrisis(text)).toBe(false)
  })
})
