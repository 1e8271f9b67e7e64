import { isMainThread } from 'node:worker_threads'

// New files (database, secret, mails, backups) are private to their owner. Workers share the process's umask and may
// not set it.
if (isMainThread) process.umask(0o077)
