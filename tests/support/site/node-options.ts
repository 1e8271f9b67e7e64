/** V8 compiles WebAssembly, here that of Prisma, once: a second time, for speed, pays after minutes. */
export const quickStart = '--liftoff-only'

/** Node's options for a program in TypeScript. */
export const tsxOptions: string[] = [quickStart, '--import', 'tsx']
