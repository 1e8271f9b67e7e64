/** The classes of a list of terms and what each stands for. */
export const factsClass =
  'grid grid-cols-1 gap-3 [&_dd]:wrap-anywhere [&_dd]:whitespace-pre-line [&_dt]:text-sm [&_dt]:text-soft [&>div]:grid [&>div]:grid-cols-[minmax(7rem,1fr)_minmax(0,3fr)] [&>div]:gap-x-4'
