const appeal = {
  open: 'Ask us to look again',
  text: 'Was it a mistake? Tell us. Another moderator decides; if there is no other, the same one decides again.',
  once: 'You can ask only once.',
  writeAgain: 'Write it again',
  privacy: 'If you wrote anonymously, your message does not show the moderators your name.',
  again: {
    abuse: 'You can post it again without the words that attack somebody.',
    threat: 'You can post it again without the threat.',
    privacy: 'You can post it again without names, places or pictures that show who somebody is.',
    danger:
      'You can post it again without the medical advice. You may tell what you did yourself, and what your doctor said.',
    spam: 'You can post it again without the advertising and its links.',
    offTopic: 'You can post it where it fits, or ask it so that it is about women’s health.',
    illegal: 'Please do not post it again. If you are not sure why, ask us here.',
    other: 'You can post it again in other words.',
  },
  message: 'Why should we look again?',
  messageHint: 'At most {{max}} characters',
  send: 'Send to the moderators',
  grievanceText: 'This is not a formal complaint. For that, write to the grievance officer:',
  state: {
    open: 'A moderator reads it, usually within a day. You will see the answer here.',
    restore: 'We have looked again: it was a mistake, and it is shown again. We are sorry.',
    removedAgain:
      'You asked once and it was shown again. It has been removed again since; you can complain to the grievance officer.',
    stands: 'We have looked again: it stays removed, because it breaks the guidelines.',
    shorten:
      'We have looked again: it stays removed. You can post it again without the part that breaks the guidelines.',
    rewrite: 'We have looked again: it stays removed. You can post it again in other words.',
  },
}

export default appeal
