/** The keys of `T` with any words: Hindi has exactly the keys of English. */
export type Translations<T> = { [K in keyof T]: T[K] extends string ? string : Translations<T[K]> }
