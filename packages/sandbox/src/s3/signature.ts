import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

export const s3Keys = { accessKeyId: 'simulador', secretAccessKey: 'segredo-do-simulador' }

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const keyed = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest()

/** Checks AWS Signature Version 4; returns null if it holds, else the code of the refusal. */
export function refusalOf(request: FastifyRequest): string | null {
  const {
    authorization = '',
    'x-amz-date': at = '',
    'x-amz-content-sha256': hash = '',
  } = request.headers as Record<string, string>
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[\w-]+\/s3\/aws4_request), SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    )
  if (!parts) return 'AccessDenied'
  const [, keyId, scope, signedHeaders, signature] = parts as unknown as [string, string, string, string, string]
  if (keyId !== s3Keys.accessKeyId) return 'InvalidAccessKeyId'
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const [path, query = ''] = request.raw.url!.split('?') as [string, string?]
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, path, query, headers.join(''), signedHeaders, hash].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(keyed, `AWS4${s3Keys.secretAccessKey}`)
  const expected = keyed(key, toSign)
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}
