const help = {
  call: 'Call',
  callLine: 'Call {{number}}, {{name}}',
  hours: 'Open',
  languages: 'Languages',
  cost: 'Cost',
  whatHappens: 'When you call',
  write: 'If you cannot speak aloud',
  writeText:
    'You can write to a counsellor instead. Your mail stays in your sent mail until you delete it.',
  email: 'Email',
  traces:
    'A call stays in your phone’s list of calls, and free numbers appear on no bill. Delete the call afterwards if somebody else looks at your phone.',
}

export default help
