/** The classes of a form that searches, and of its field. */
export const searchClass = 'search flex min-w-0 flex-1 flex-wrap gap-x-2 gap-y-1'
export const searchFieldClass =
  'min-h-11 max-w-field min-w-0 flex-1 rounded-xl border border-edge bg-raised px-3 py-2'
