/** The classes of a row of buttons that stays in sight, in a dialog and on the last step of the guided message. */
export function waysClass(isPage: boolean): string {
  const ground = isPage ? 'bg-surface max-xl:[[data-shared]_&]:bottom-11' : 'bg-raised'
  return `sticky bottom-0 z-1 border-t border-line py-3 ${ground} [@media(max-height:30rem)]:static`
}
