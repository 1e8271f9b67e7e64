// Used only on the server. No route lists this namespace in its `handle`, so browsers do not load it.
const privacy = {
  title: 'What we keep, and how long',
  description:
    'What this site keeps about you, how long, and how to take it with you or have it erased.',
  lead: 'Reading needs no account, and leaves nothing that could be traced to you.',
  account: 'As long as you have an account',
  accountLead:
    'Your download is the copy of your data that you can take in your settings, at any time.',
  contents: 'On this page',
  accountPoints: [
    {
      lead: 'Your account',
      text: 'We keep your username, email address, language (that of your last sign-in, for our mails) and, if you give them, display name and bio. We cannot read your password: we keep only a scrambled form of it.',
    },
    {
      lead: 'Without an email address',
      text: 'You get no mail. We cannot read your six recovery words: we keep only a scrambled form of them.',
    },
    {
      lead: 'Google',
      text: 'If you sign in with Google, we keep the number by which Google knows your account. It is in your download.',
    },
    {
      lead: 'Second step',
      text: 'If you have a second step at sign-in, we keep its key, encrypted, and only a scrambled form of your recovery codes.',
    },
    {
      lead: 'Passkeys',
      text: 'Of your passkeys we keep the names, the public keys, and when you added and last used them. The passkeys themselves stay with you.',
    },
    {
      lead: 'Devices',
      text: 'We keep the devices on which you are signed in or that you trust, each with its kind and the day it was last used or trusted, and whether you said that others use it too.',
    },
    {
      lead: 'Writing and liking',
      text: 'We keep what you write, what you like (who likes a comment is encrypted), whom you block, and what you report. Whom you hide in a thread is encrypted.',
    },
    {
      lead: 'Following and saving',
      text: 'We keep which threads you follow, have saved and have read, up to a thousand and encrypted. Nobody else sees it, not even moderators. It is in your download, and goes with your account.',
    },
    {
      lead: 'Mails about what is new',
      text: 'We keep whether you want summaries. We keep nothing of a summary once it is sent. For a mail about a new comment we keep whom it may reach, encrypted, until a few hours after it was sent.',
    },
    {
      lead: 'Writing anonymously',
      text: 'We keep who wrote an anonymous post or comment. A moderator can look it up only with their password and a reason, which is logged. Where the team has several moderators, a second one must agree, unless someone may be in danger. You see the day and the reason in your settings.',
    },
    {
      lead: 'Masked words',
      text: 'When we mask a word, we also keep what you typed. You see it when you edit, and moderators can see it too.',
    },
    {
      lead: 'Hiding',
      text: 'We keep which topics and content notes you hide, encrypted. Nobody else sees it.',
    },
    {
      lead: 'Experts',
      text: 'If the team has named you an expert, we keep your name, profession, register and number, languages, topics and the last day, and which comments you have reviewed. Readers see name, profession and number at what you post under your name, and nothing of it at what you post anonymously.',
    },
  ],
  otherwise: 'Deleted automatically',
  what: 'What',
  howLong: 'How long',
  kept: {
    guidedDrafts: 'A message to us that you started and did not send',
    links: 'Links that we sent you by email, after they have expired',
    drafts: 'Drafts of posts and comments',
    sessions: 'Devices, after they were signed out',
    sentMails: 'That an email was sent, and to whom (not its text)',
    mailFiles: 'Emails that we cannot send yet and keep instead',
    experts: 'What the team has confirmed about an expert, after the mark has ended',
    failedMails: 'That an email could not be delivered, and to which provider',
    removedContent:
      'Posts and comments, after a moderator removed them; longer while a request to look again is open',
    reports:
      'Reports, and requests to look again at something removed, after they were settled or what they are about was deleted',
    answeredMessages: 'Messages to us, after we answered',
    grievances: 'Grievances, after they were decided',
    questions: 'Questions to a guest that were not chosen for an episode',
    searchedWords: 'Words of searches that found nothing, since the last such search',
    copies: 'Copies of everything, which still contain what has been erased since',
  },
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  log: 'The moderators’ log',
  logText:
    'What moderators did is kept for good, with days, reasons and numbers only: it holds no names and no texts. Whom they suspended, and whose name they looked up, is encrypted.',
  readers: 'Who reads what you write',
  readersText:
    'Everybody, unless you choose “Members only” for a post. Then search engines and people who have not signed in do not find it, nor its comments. Anybody can sign up, so it is not a secret. Before your text is published the server looks once for phone numbers, names and the like, and asks you; it keeps nothing of what it found.',
  rights: 'Yours to take, yours to erase',
  rightsText:
    'In your settings you can download all of it and delete your account, at any time and without asking us.',
  rightsLink: 'Your settings',
  messages: 'Writing to us',
  messagesText:
    'A message needs no account, and we never keep which member sent it. What you typed, with your name and email address, stays until we have answered and the days above have passed.\nAn address on the waitlist, or one that asked for news of the app, stays with the language of the page until you leave by the link in our mail, or write to us. None of it is in your download.',
  messagesLink: 'Write to us',
  grievances: 'Grievances',
  grievancesText:
    'A grievance needs no account. We keep what you typed with your name and email address, encrypted, to answer you; whoever has its number sees its state and our answer, nothing else. It is not in your download.',
  questions: 'Asking a guest',
  questionsText:
    'We keep the question, its day and, if you give one, a name, and never the member: so it is not in your download, and deleting your account does not delete it.\nA question that was chosen stays on the page of its episode until we take it off; write to us with its reference, and we delete it.',
  figures: 'Figures',
  figuresText:
    'Moderators see rounded figures of each week, counted from what is written; nobody who reads is counted.\nOf a search that found nothing we keep each word, encrypted, with the number of days and the last of them: never who searched, or at what time. Moderators can read a word once it was searched on ten different days.\nTwice a year we publish how many members asked and answered, changed a little at random, so that nobody can be picked out.\nYou cannot be found in any of these, so they are not in your download, and they stay when you delete your account.',
  figuresLink: 'The community in figures',
  traces: 'Leaving no trace',
  tracesText:
    'A browser keeps the title of each page in its tab and its history. “{{titles}}”, at the foot of every page, replaces it with our company’s name; no account is needed.\nTitles that your browser already has, and the addresses of pages, stay until you clear its history.\n“{{exit}}”, in the forum, leaves at once.\nOn a phone that others use, choose “{{shared}}” when you sign in: titles are neutral, nothing that you write stays in the browser, and after ten idle minutes you are signed out.',
  visits: 'Visits',
  audio: {
    feed: 'No request goes to any other company, with one exception: when you press play on an episode, your browser fetches the audio from the podcast’s host, who then sees your IP address. Until then nothing is loaded from there.',
    own: 'No request goes to any other company. The audio of episodes comes from our own server too, which does not write down who listens.',
  },
  visitsText:
    'Reading sets no cookie; signing in does, and so does choosing a language, a theme, the lite version, neutral titles or topics to hide. {{audio}} Our server’s own logs contain no name, no address of yours and no text.',
}

export default privacy
