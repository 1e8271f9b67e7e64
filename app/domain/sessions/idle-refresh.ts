/** The `Refresh` of a page on a shared phone. It comes a little later than the end of an idle session. */
export const idleRefresh = '610; url=/auth/leave?idle=true'
