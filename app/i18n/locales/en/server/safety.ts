// Used only on the server. No route lists this namespace in its `handle`, so browsers do not load it.
const safety = {
  masked:
    'Some words were masked in what others see. What you typed is kept; you see it when you press Edit.',
  about: 'About what you wrote',
  noAdvice: 'The forum is not medical advice; in an emergency call 112.',
  helplines: 'Helplines',
  helpPage: 'Help in a crisis',
  helpPageDescription:
    'Phone numbers for an emergency, for violence, and for when life feels too heavy.',
}

export default safety
