import { type ErrorCode, refusals } from '@bra/contract/refusals'
import type { Socket } from 'node:net'
import { drawRefusal, refusalOf } from './refusal-page.ts'

type ClientError = Error & { code?: string }

const known: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_too_slow',
}

export function answerClientError(error: ClientError, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const code = known[error.code ?? ''] ?? 'broken_body'
  const [status] = refusals[code]
  const isCall = /^[A-Z]+ \/(api|media|build|broadcasting)\//.test(beginningOf(error))
  const [type, body] = isCall ? ['application/json', JSON.stringify(refusalOf(code))] : ['text/html', drawRefusal(code)]
  socket.end(
    [
      `HTTP/1.1 ${status} ${code}`,
      `content-type: ${type}; charset=utf-8`,
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

/** Node keeps the bytes that it could not parse, if it got that far. */
const beginningOf = (error: ClientError & { rawPacket?: unknown }) =>
  Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1', 0, 100) : ''
