const home = {
  intro: 'Welcome',
  skip: 'Skip',
  explore: 'Explore services',
  partner: 'Partner with us',
  comingSoon: 'Coming Soon',
  waitlist: 'Join the waitlist',
  updates: 'Get notified',
  previous: 'Previous',
  next: 'Next',
  contactDetails: 'Contact details',
  mail: 'Mail',
  phone: 'Phone',
  address: 'Address',
  hours: 'Hours',
  sections: 'On this page',
  about: 'About',
  services: 'Services',
  social: 'Elsewhere',
}

export default home
