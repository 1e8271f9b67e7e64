/** The limits of text fields, in Unicode code points (contract "Lengths"). */
export const lengths = {
  usernameMin: 3,
  usernameMax: 20,
  displayNameMax: 50,
  bioMax: 500,
  emailMax: 200,
  passwordMin: 8,
  passwordMax: 256,
  titleMin: 5,
  titleMax: 200,
  contentMin: 10,
  contentMax: 20_000,
  commentMax: 5_000,
  shortMax: 200,
  noteMax: 500,
  appealMax: 500,
} as const
