/**
 * The hours in which a report must be decided, by its reason. The company's lawyers set them. Intimate pictures or
 * texts are reported as `privacy`: the IT Rules 2021, 3(2)(b), allow a day, and the house rule two hours.
 */
export const dueHours: Record<string, number> = { risk: 1, danger: 1, privacy: 2 }

/** The hours for all other reasons. */
export const dueHoursOtherwise = 24

/** The hours in which a grievance must be acknowledged and decided (IT Rules 2021, 3(2)(a)). */
export const grievanceHours = { acknowledge: 24, decide: 15 * 24 }
