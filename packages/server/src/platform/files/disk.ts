import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from './stored-files.ts'

const PREFIX = 2

export function diskFiles(dir: string): Files {
  const folderOf = (name: string) => join(dir, name.slice(0, PREFIX))
  return {
    put: async ({ name, bytes }) => {
      const path = join(folderOf(name), name)
      const part = `${path}.${process.pid}.part`
      await mkdir(folderOf(name), { recursive: true })
      await writeFile(part, bytes)
      // renaming makes the file appear whole or not at all
      await rename(part, path)
    },
    get: (name) => readFile(join(folderOf(name), name)).catch(nothing),
    remove: async (names) => {
      await Promise.all(names.map((name) => rm(join(folderOf(name), name), { force: true })))
    },
  }
}

function nothing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null
  throw error
}
