/** The secret of the sites that are measured, and of the benchmark itself, so that it can write their cursors. */
export const benchSecret = 'only-for-benches-only-for-benches'

process.env.SESSION_SECRET = benchSecret
