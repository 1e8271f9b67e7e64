// Answers each path with the bytes that it received for this path by IPC, with only Express. Reports its port.
import express from 'express'

const app = express()
const answers = new Map()

app.use((request, response) => {
  const { type, body } = answers.get(request.url)
  response.type(type).send(body)
})

process.on('message', ({ path, type, text }) => {
  answers.set(path, { type, body: Buffer.from(text) })
  process.send('ready')
})
process.on('disconnect', () => process.exit())

const server = app.listen(0, '127.0.0.1', () => process.send(server.address().port))
