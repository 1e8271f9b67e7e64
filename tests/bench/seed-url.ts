// Must be the first import of `seed.ts`, because other modules read the environment while they load.
const [url] = process.argv.slice(2)
if (url) process.env.DATABASE_URL = url
