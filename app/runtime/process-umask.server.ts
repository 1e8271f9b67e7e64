import { isMainThread } from 'node:worker_threads'

// New files (database, secret, mails, backups) are private to their owner. Worker threads share the process's umask and
// cannot set it.
if (isMainThread) process.umask(0o077)
