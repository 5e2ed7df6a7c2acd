import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const file = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')
let compiled: Promise<WebAssembly.Module> | undefined

/**
 * The machine code of the embedded database, compiled once for all threads of a process. It is kept for the life of the
 * process: compiling takes seconds of processor time, and V8 may end the process with SIGTRAP when it frees the code of
 * one database while it makes that of the next (https://github.com/nodejs/node/issues/64500).
 */
export function embeddedEngine() {
  compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}
