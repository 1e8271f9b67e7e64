/** The classes of a dialog's row of buttons. The row stays in sight, even in a long step. */
export const waysClass =
  'sticky bottom-0 z-1 border-t border-line bg-raised py-3 [@media(max-height:30rem)]:static'
