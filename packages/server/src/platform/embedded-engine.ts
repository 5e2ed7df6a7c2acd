import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const file = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')
let compiled: Promise<WebAssembly.Module> | undefined

/** It is kept, as V8 may end the process when it frees it: https://github.com/nodejs/node/issues/64500 */
export function embeddedEngine() {
  compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}
