const choiceClass =
  'border border-edge bg-raised hover:bg-tint has-[:checked]:border-action has-[:checked]:bg-tint has-[:checked]:[box-shadow:inset_0_0_0_1px_var(--action)] forced-colors:has-[:checked]:border-3'

/** The classes of a group of chips or cards. */
export const chipsClass = 'flex flex-wrap gap-2 [&>legend]:mb-1 [&>p]:w-full'

/** The classes of a checkbox or radio button in a rounded frame, and of its label. */
export const chipClass = `check flex min-h-11 items-center gap-2 rounded-3xl ps-3.5 has-[:checked]:font-semibold [&>input]:m-0 [&>input]:size-5 ${choiceClass}`
export const chipLabelClass = 'pe-4.5'

/** The classes of a card: two side by side, and one above the other on a phone. */
export const choiceCardClass = `flex-[1_1_15rem] content-start rounded-xl px-4 py-2 has-[:checked]:[&>label]:font-semibold ${choiceClass}`
