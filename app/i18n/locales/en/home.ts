const home = {
  intro: 'Welcome',
  skip: 'Skip',
  pause: 'Pause',
  replay: 'Play the intro again',
  explore: 'Explore services',
  partner: 'Partner with us',
  read: 'Read what others asked',
  asked: 'Asked this week',
  comingSoon: 'Coming Soon',
  waitlist: 'Join the waitlist',
  updates: 'Get notified',
  previous: 'Previous',
  next: 'Next',
  mail: 'Mail',
  phone: 'Phone',
  address: 'Address',
  hours: 'Hours',
  sections: 'On this page',
  about: 'About',
  services: 'Services',
}

export default home
