import { join } from 'node:path'
import type { Config } from '../config.ts'
import { diskFiles } from './disk.ts'
import { s3Files } from './s3.ts'

export interface StoredFile {
  /** Letters, digits, hyphens and one dot. */
  name: string
  bytes: Uint8Array
  /** As browsers are told. */
  type: string
}

/** Where uploaded files lie. A name is written once; removing what is not there is no failure. */
export interface Files {
  put(file: StoredFile): Promise<void>
  /** Null when there is no such file. */
  get(name: string): Promise<Uint8Array | null>
  remove(names: string[]): Promise<void>
}

/** A bucket where one is configured, a folder of the data directory otherwise. */
export const openFiles = ({ s3, dataDir }: Config): Files => (s3 ? s3Files(s3) : diskFiles(join(dataDir, 'files')))
