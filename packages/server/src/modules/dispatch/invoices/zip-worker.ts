import { strToU8, zipSync } from 'fflate'

export interface FileToPack {
  name: string
  text: string
}

export const work = (files: FileToPack[]): string =>
  Buffer.from(zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)])))).toString('base64')
