const passkeys = {
  title: 'Passkeys',
  what: 'With a passkey you sign in by your finger, your face or the lock of your phone. It takes the place of password and code.',
  add: 'Add a passkey',
  added: 'Added',
  lastUsed: 'Last used',
  neverUsed: 'Not used yet',
  change: 'Rename or remove',
  changeOf: 'Rename or remove: {{name}}',
  unnamed: 'Passkey of {{day}}',
  one: 'A passkey',
  back: 'Back to the second step',
  whatItIs:
    'Your phone, computer or security key keeps the passkey and only uses it here, so it cannot be typed into a false page. What it checks, such as your fingerprint, never leaves it.',
  needsScripts:
    'To make a passkey, this page needs JavaScript. An authenticator app works without it.',
  password: 'Your password',
  continue: 'Continue',
  make: 'Make the passkey',
  makeText: 'Press the button; your device then asks you to confirm that it is you.',
  makeButton: 'Make the passkey now',
  notMade: 'No passkey was made. You may already have one on this device; otherwise try again.',
  notHere: 'This browser has no passkeys. Try another browser or device.',
  name: 'Name',
  nameHint: 'So that you know it again, such as “My phone”',
  save: 'Save the name',
  remove: 'Remove it',
  removeText: 'Nobody can sign in with this passkey afterwards.',
  removeLast:
    'Nobody can sign in with this passkey afterwards. It is your last one: the second step and your recovery codes go with it, and all your other sessions will be ended.',
  removeButton: 'Remove this passkey',
}

export default passkeys
