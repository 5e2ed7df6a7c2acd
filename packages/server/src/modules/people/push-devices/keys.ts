import { createPublicKey } from 'node:crypto'

/** First byte of a point whose two coordinates are written out (SEC 1, 2.3.3). */
const UNCOMPRESSED = 4
const COORDINATE = 32

export function isPointOnCurve(p256dh: string) {
  const bytes = Buffer.from(p256dh, 'base64url')
  if (bytes.length !== 1 + 2 * COORDINATE || bytes[0] !== UNCOMPRESSED) return false
  const [x, y] = [bytes.subarray(1, 1 + COORDINATE), bytes.subarray(1 + COORDINATE)]
  try {
    createPublicKey({
      format: 'jwk',
      key: { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') },
    })
    return true
  } catch {
    return false
  }
}
