import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { SchemaEngine, __wbg_set_wasm } from '@prisma/schema-engine-wasm/schema_engine_bg'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import type { DatabaseKind } from '../app/database/kind.server'

/** The SQL that changes one schema (null: empty) into another, without a database; null without changes. */
export async function schemaDiff(
  kind: DatabaseKind,
  before: string | null,
  after: string,
): Promise<string | null> {
  const engine = await startEngine(after, connectionToNothing(kind))
  try {
    const { exitCode, stdout } = await engine.diff({
      from: before === null ? { tag: 'empty' } : datamodel(before),
      to: datamodel(after),
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    })
    return exitCode === 0 ? null : (stdout ?? '')
  } finally {
    engine.free()
  }
}

/** Starts Prisma's schema engine, for the caller to `free()`; `adapter` returns `{ ok, value | error }`. */
export async function startEngine(schema: string, adapter: object): Promise<SchemaEngine> {
  loadEngine()
  return SchemaEngine.new({ datamodels: [['schema.prisma', schema]] }, () => {}, adapter)
}

let loaded = false

// The package imports its .wasm as a module, which Node cannot do without a flag.
function loadEngine() {
  if (loaded) return
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm')
  const binary = readFileSync(path.join(path.dirname(entry), 'schema_engine_bg.wasm'))
  const engine = new WebAssembly.Instance(new WebAssembly.Module(binary), {
    './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports,
  })
  __wbg_set_wasm(engine.exports)
  ;(engine.exports.__wbindgen_start as () => void)()
  loaded = true
}

// The engine needs a connection even to compare two texts. A real one is dangerous (it once used the main database as
// its shadow), so this one only reports PostgreSQL's version.
function connectionToNothing(kind: DatabaseKind) {
  const provider = kind === 'sqlite' ? 'sqlite' : 'postgres'
  const refuse = () => Promise.resolve({ ok: false, error: { kind: 'GenericJs', id: 0 } })
  const answer = (value: object) => () => Promise.resolve({ ok: true, value })
  const version = {
    columnNames: ['exists', 'version', 'numeric_version'],
    columnTypes: [5, 7, 0], // boolean, text, 32-bit integer
    rows: [[true, 'PostgreSQL 14.0', 140000]],
  }
  const connection = {
    provider,
    adapterName: 'none',
    queryRaw: answer(version),
    executeRaw: refuse,
    executeScript: refuse,
    startTransaction: refuse,
    dispose: refuse,
  }
  return { provider, adapterName: 'none', connect: answer(connection), connectToShadowDb: refuse }
}

function datamodel(content: string) {
  return { tag: 'schemaDatamodel' as const, files: [{ path: 'schema.prisma', content }] }
}
