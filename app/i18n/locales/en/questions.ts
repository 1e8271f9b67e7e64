const questions = {
  title: 'Ask the guest',
  titleAbout: 'Ask about an episode',
  description: 'Put a question to the next guest of The XXperiment, without your name if you like.',
  guest: 'Our next guest is {{name}}, {{profession}}.',
  topic: 'We talk about {{topic}}.',
  day: 'We record on {{day}}. Until then you can ask.',
  aboutText: 'We pass your question on to the guest of this episode.',
  question: 'Your question',
  questionHint: 'At most {{questionMax, number}} characters',
  name: 'A name to show',
  nameHint: 'Leave it empty, and nobody sees who asked. You need no account.',
  privacy:
    'We keep the question, the day and, if you give one, the name. We do not keep which member asked. Please leave out what others could recognise you by.',
  send: 'Send the question',
  sending: 'Sending...',
  none: 'No guest is announced now',
  noneText:
    'As soon as we know who comes next, you can ask here. Until then, listen to what has been said, or write to us.',
  episodes: 'All episodes',
  writeToUs: 'Write to us',
  back: 'All episodes',
  backToEpisode: 'Back to the episode',
  sentTitle: 'Thank you for asking',
  reference: 'Reference of your question',
  copy: 'Copy the reference',
  copied: 'Copied',
  notCopied: 'Could not copy. The reference is selected: copy it yourself.',
  sentText:
    'The team reads every question and chooses some for the recording. A chosen question appears on the episode’s page, with its time in the audio.',
  sentKeep:
    'We cannot write to you, because we do not know who you are. Note this reference now: with it you can ask us to delete the question.',
  sentAnother: 'Ask another question',
}

export default questions
