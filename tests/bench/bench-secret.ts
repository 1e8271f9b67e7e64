/** The secret of the measured sites and of the benchmark, which must write their cursors. */
export const benchSecret = 'only-for-benches-only-for-benches'

process.env.SESSION_SECRET = benchSecret
