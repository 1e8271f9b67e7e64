const passkeys = {
  title: 'Passkeys',
  what: 'A passkey lets you sign in with your fingerprint, your face or your screen lock, instead of a password and a code.',
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
    'It stays on your device and works only on this site, so no fake page can steal it. Your fingerprint or face never leaves the device.',
  careful: 'If others can unlock this device, do not add a passkey on it.',
  needsScripts: 'To make a passkey, this page needs JavaScript.',
  useApp: 'Use an authenticator app instead',
  password: 'Your password',
  continue: 'Continue',
  make: 'Make the passkey',
  makeText: 'Press the button; your device will then ask you to confirm that it is you.',
  makeButton: 'Make the passkey now',
  notMade:
    'No passkey was made. Please try again. If this device has one already, you need no second one.',
  notHere: 'This browser cannot use passkeys. Try another browser or device.',
  name: 'Name',
  nameHint: 'So that you can tell it apart, such as “My phone”',
  save: 'Save the name',
  remove: 'Remove it',
  removeText:
    'Nobody will be able to sign in with this passkey, and you will be signed out everywhere else.',
  removeLast:
    'Nobody will be able to sign in with this passkey. It is your last one: the second step and your recovery codes will be removed with it, and you will be signed out everywhere else.',
  removeButton: 'Remove this passkey',
}

export default passkeys
