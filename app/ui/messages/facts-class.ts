/** The classes of a list of terms and what each stands for. */
export const factsClass =
  'grid grid-cols-1 gap-3 [&_dd]:wrap-anywhere [&_dd]:whitespace-pre-line [&_dt]:text-sm [&_dt]:text-soft [&_dd]:flex-[3_1_8rem] [&_dt]:flex-[1_1_7rem] [&>div]:flex [&>div]:flex-wrap [&>div]:gap-x-4'
