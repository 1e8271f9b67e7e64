/**
 * Words that are never masked, whatever the lists say: names, places and words of health that hold a listed word or
 * sound like one. Written as in the lists.
 */
export const welcome = `
scunthorpe
penistone
(ch|chh)utti(|ya|yan|yaan|yon|yo)
प्रचोदयात्
प्रचोदयात
`
