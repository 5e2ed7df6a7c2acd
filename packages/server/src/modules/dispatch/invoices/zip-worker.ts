import { strToU8, zipSync } from 'fflate'

export interface FileToPack {
  name: string
  text: string
}

/** Returns a ZIP of the files as Base64. */
export const work = (files: FileToPack[]): string =>
  Buffer.from(zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)])))).toString('base64')
