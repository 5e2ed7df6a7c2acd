import { mkdir, open, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../platform/config.ts'

type Folder = Pick<Config, 'dataDir'>

/** Room that an upload leaves on the disk, because the import writes the rows of the file into the database. */
const SPARE_BYTES = 200_000_000
const LONGEST_NAME = 100
const HEAD_BYTES = 4

export const folderOfUpload = ({ dataDir }: Folder, id: number) => join(dataDir, 'catalog-imports', String(id))
/** Keeps the name, which the report tells, in a form that any file system takes. */
const safeName = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-LONGEST_NAME)

interface Names {
  id: number
  file_name: string
  sets_name: string | null
}

/** Returns where the files of an upload lie; the sets have a folder of their own, as both may have one name. */
export const pathsOfUpload = (config: Folder, { id, file_name: file, sets_name: sets }: Names) => ({
  file: join(folderOfUpload(config, id), safeName(file)),
  sets: sets === null ? undefined : join(folderOfUpload(config, id), 'sets', safeName(sets)),
})

export async function hasRoomFor({ dataDir }: Folder, bytes: number) {
  await mkdir(dataDir, { recursive: true })
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize > bytes + SPARE_BYTES
}

export const makeFolders = (config: Folder, id: number) =>
  mkdir(join(folderOfUpload(config, id), 'sets'), { recursive: true })

/** Writes the bytes at their place, so that a repeated part changes nothing. */
export async function writePart(path: string, from: number, bytes: Uint8Array) {
  const file = await open(path, from === 0 ? 'w' : 'r+')
  try {
    await file.write(bytes, 0, bytes.length, from)
  } finally {
    await file.close()
  }
}

export const writeSets = (path: string, bytes: Uint8Array) => writeFile(path, bytes)

export async function packingOf(path: string): Promise<'gzip' | 'zip' | 'none'> {
  const file = await open(path, 'r')
  try {
    const { buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    if (buffer[0] === 0x1f && buffer[1] === 0x8b) return 'gzip'
    return buffer.toString('latin1').startsWith('PK') ? 'zip' : 'none'
  } finally {
    await file.close()
  }
}

export const removeUpload = (config: Folder, id: number) =>
  rm(folderOfUpload(config, id), { recursive: true, force: true })
