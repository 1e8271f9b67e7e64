/** The classes of a list with a line between its items. */
export const logClass =
  'wrap-anywhere border-t border-line [&>li]:border-b [&>li]:border-line [&>li]:py-3'

/** The classes of a fold in a box, and of its summary. */
export const foldBoxClass = 'mt-2 rounded-xl border'
export const foldSummaryClass =
  'min-h-11 cursor-pointer ps-9 pe-4 py-2 -indent-5 font-semibold text-action'

/** The classes of a fold between lines, for rarer actions, and of its summary. */
export const rareFoldClass = 'border-b border-line'
export const rareSummaryClass = 'min-h-11 cursor-pointer py-2 text-action'

/** The classes of a table's cell. Its words stay whole, because a table that gets too wide scrolls. */
export const cellClass =
  'wrap-break-word border-b border-line py-3 pe-4 text-start align-top font-normal'
