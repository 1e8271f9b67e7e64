/** The `Refresh` header of a page on a shared phone. It takes effect a little after the end of an idle session. */
export const idleRefresh = '610; url=/auth/leave?idle=true'
