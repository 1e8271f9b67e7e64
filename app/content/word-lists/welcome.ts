/**
 * Words that are never masked, even if the lists match them: names, places and health words that contain a listed word
 * or sound like one. The syntax is the same as in the lists.
 */
export const welcome = `
scunthorpe
penistone
(ch|chh)utti(|ya|yan|yaan|yon|yo)
प्रचोदयात्
प्रचोदयात
`
