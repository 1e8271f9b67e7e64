/**
 * Within how many hours a report must be decided, by its reason. The company's lawyers decide. Intimate pictures or texts
 * are reported as `privacy`: the IT Rules 2021, 3(2)(b), give a day, and the house two hours.
 */
export const dueHours: Record<string, number> = { risk: 1, danger: 1, privacy: 2 }

/** For all other reasons. */
export const dueHoursOtherwise = 24

/** Within how many hours a grievance must be acknowledged and decided (IT Rules 2021, 3(2)(a)). */
export const grievanceHours = { acknowledge: 24, decide: 15 * 24 }
