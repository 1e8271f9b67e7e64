/**
 * V8 compiles WebAssembly, here Prisma's, only once. Compiling it a second time, for speed, pays off only after
 * minutes.
 */
export const quickStart = '--liftoff-only'

export const tsxOptions: string[] = [quickStart, '--import', 'tsx']
