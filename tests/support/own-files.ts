import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'undici'

type Script = {
  url: string
  functions: { functionName: string; ranges: { startOffset: number; count: number }[] }[]
}

/**
 * Attaches to a server that was started with `--inspect`. Lists the files of `app/` that run functions meanwhile, by
 * V8's coverage and the build's source maps.
 */
export async function measureOwnFiles(inspectPort: number) {
  const targets = await fetch(`http://127.0.0.1:${inspectPort}/json/list`)
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  let last = 0
  function call<T>(method: string, params: object = {}): Promise<T> {
    const id = ++last
    return new Promise((resolve) => {
      socket.addEventListener('message', function listen({ data }) {
        const answer = JSON.parse(String(data)) as { id?: number; result: T }
        if (answer.id !== id) return
        socket.removeEventListener('message', listen)
        resolve(answer.result)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  }
  await call('Profiler.enable')
  await call('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return {
    async during(work: () => Promise<unknown>): Promise<string[]> {
      await call('Profiler.takePreciseCoverage')
      await work()
      // The log line of the request is written after the response.
      await pause(200)
      const { result } = await call<{ result: Script[] }>('Profiler.takePreciseCoverage')
      return [...new Set(result.flatMap(filesOf))].sort()
    },
    close: () => socket.close(),
  }
}

function filesOf({ url, functions }: Script): string[] {
  if (!url.startsWith('file:') || !url.includes('/build/')) return []
  const file = fileURLToPath(url)
  const source = readFileSync(file, 'utf8')
  const map = new SourceMap(
    JSON.parse(readFileSync(`${file}.map`, 'utf8')) as ConstructorParameters<typeof SourceMap>[0],
  )
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return functions.flatMap(({ functionName, ranges: [range] }) => {
    // A function without a name at the start of the file is the module itself.
    if (!range?.count || (functionName === '' && range.startOffset === 0)) return []
    const line = lineAt(lineStarts, range.startOffset)
    const entry = map.findEntry(line, range.startOffset - (lineStarts[line] ?? 0))
    if (!('originalSource' in entry)) return []
    const original = path.relative('.', path.resolve(path.dirname(file), entry.originalSource))
    return original.startsWith('app/') ? [original] : []
  })
}

function lineAt(starts: number[], offset: number) {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
