import { isMainThread } from 'node:worker_threads'

// Whatever the server and the commands create is their owner's alone: database, secret, mails, copies.
// A worker thread shares the process's mask and may not set it.
if (isMainThread) process.umask(0o077)
