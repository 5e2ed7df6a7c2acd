import { AwsClient } from 'aws4fetch'
import type { S3Config } from '../config.ts'
import type { Files } from './stored-files.ts'

const TIMEOUT_MS = 15_000
const RETRIES = 2
const MISSING = 404

export function s3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config): Files {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const ask = (method: string, name: string, init: RequestInit = {}) =>
    client.fetch(`${endpoint}/${bucket}/${name}`, { ...init, method, signal: AbortSignal.timeout(TIMEOUT_MS) })

  return {
    put: async ({ name, bytes, type }) => {
      // the signature covers the bytes, so a truncated upload is refused
      const answer = await ask('PUT', name, { body: Buffer.from(bytes), headers: { 'content-type': type } })
      await refuse(answer, name)
    },
    get: async (name) => {
      const answer = await ask('GET', name)
      if (answer.status === MISSING) return null
      await refuse(answer, name)
      return new Uint8Array(await answer.arrayBuffer())
    },
    remove: async (names) => {
      for (const name of names) {
        const answer = await ask('DELETE', name)
        if (answer.status !== MISSING) await refuse(answer, name)
      }
    },
  }
}

async function refuse(answer: Response, name: string) {
  if (answer.ok) return
  const told = (await answer.text()).slice(0, 300)
  throw new Error(`O armazenamento respondeu ${answer.status} sobre ${name}: ${told}`)
}
