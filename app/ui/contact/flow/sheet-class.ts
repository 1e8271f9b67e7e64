/**
 * The classes of a dialog that is as high as its longest step. The step scrolls in it. On phones the dialog is a sheet
 * at the bottom edge.
 */
export const sheetClass =
  'h-168 max-h-[calc(100vh-2rem)] w-136 max-w-[calc(100vw-2rem)] flex-col overflow-hidden pt-6 open:flex max-md:mb-0 max-md:max-h-[92vh] max-md:w-full max-md:max-w-none max-md:rounded-t-[1.5rem] max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0 max-xl:[[data-shared]_&]:pb-11 [--from:4rem] motion-safe:max-md:animate-[rise_0.25s_ease-out] [&>h2]:mb-0 [&>h2]:px-6 [&>h2]:px-[min(1.5rem,6vw)] [&>h2]:font-sans [&>h2]:text-sm [&>h2]:text-accent-ink'

/** The classes of the dialog's scrolling part. */
export const sheetBodyClass =
  'mt-3 flex min-h-0 flex-1 scroll-pb-20 flex-col gap-4 overflow-x-hidden overflow-y-auto overscroll-contain px-6 px-[min(1.5rem,6vw)] pt-1 [&_h3]:text-xl [&_h3]:hyphens-auto'
