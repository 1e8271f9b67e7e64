/**
 * The classes of a row of links that scrolls sideways on phones, so that the list below it starts early. Its end fades,
 * which shows that it goes on.
 */
export const oneRowClass =
  'max-md:flex-nowrap max-md:overflow-x-auto max-md:pe-10 max-md:whitespace-nowrap max-md:[mask-image:linear-gradient(90deg,#000_85%,transparent)] max-md:[&>a]:flex-none'
