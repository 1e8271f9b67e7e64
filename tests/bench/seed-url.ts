// The first import of `seed.ts`: others read the environment while they are loaded.
const [url] = process.argv.slice(2)
if (url) process.env.DATABASE_URL = url
