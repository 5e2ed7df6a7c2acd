import { join } from 'node:path'
import type { Config } from '../config.ts'
import { diskFiles } from './disk.ts'
import { s3Files } from './s3.ts'
import type { Files } from './stored-files.ts'

export const openFiles = ({ s3, dataDir }: Config): Files => (s3 ? s3Files(s3) : diskFiles(join(dataDir, 'files')))
