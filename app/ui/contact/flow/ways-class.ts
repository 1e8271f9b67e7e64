/** The classes of the row of buttons of a step: in sight however long the step is. */
export function waysClass(isPage: boolean): string {
  const ground = isPage ? 'bg-surface' : 'bg-raised'
  return `ways sticky bottom-0 z-1 py-3 ${ground} [@media(max-height:30rem)]:static`
}
