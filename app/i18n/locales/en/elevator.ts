const elevator = {
  title: 'The elevator',
  lead: 'Choose a floor; the people who work there will read your message.',
  directory: 'Directory',
  floor: {
    lobby: 'Lobby',
    partnerships: 'Partnerships',
    clinical: 'Clinical',
    product: 'Product',
    careers: 'Careers',
  },
  at: {
    lobby: 'the lobby',
    partnerships: 'Partnerships',
    clinical: 'Clinical',
    product: 'Product',
    careers: 'Careers',
  },
  help: {
    lobby: 'Everything else',
    partnerships: 'Joining forces, pilots and sponsorship',
    clinical: 'Doctors, clinics and research',
    product: 'The app and how it is made',
    careers: 'Working with us',
  },
  welcome: {
    lobby: 'Welcome. Tell us what you need, and we will find the right person.',
    partnerships: 'Welcome. Tell us what we could do together.',
    clinical: 'Welcome. Tell us about your patients, your clinic or your research.',
    product: 'Welcome. Tell us what the app should do for you.',
    careers:
      'Welcome. Tell us who you are and what you would like to do; our work is remote-friendly.',
  },
  which: 'Which floor?',
  place: 'Floor {{number}} of {{count}}',
  ding: 'DING',
  arrived: 'You have arrived at {{floor}}.',
  arriving: 'Arriving at {{floor}}. DING',
  travelling: 'On the way to {{floor}}…',
  skip: 'Skip the ride',
  keys: 'Use the arrow keys to move between floors.',
  sound: 'Sound',
  others: 'All floors',
  needs: 'What do you need?',
  send: 'Send message',
  sending: 'Sending...',
}

export default elevator
