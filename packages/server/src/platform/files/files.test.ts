import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '@bra/sandbox/sandbox'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openFiles } from './files.ts'

const dir = mkdtempSync(join(tmpdir(), 'files-'))
const sandbox = await startSandbox({ port: 0 })
const bucket = {
  S3_ENDPOINT: `${sandbox.url}/s3`,
  S3_BUCKET: 'fotos',
  S3_ACCESS_KEY_ID: 'simulador',
  S3_SECRET_ACCESS_KEY: 'segredo-do-simulador',
}
const opened = (change: Record<string, string> = {}) => openFiles(readConfig({ DATA_DIR: dir, ...change }))

afterAll(async () => {
  await sandbox.close()
  rmSync(dir, { recursive: true, force: true })
})

const places = [
  ['a folder of this machine', opened()],
  ['a bucket', opened(bucket)],
] as const

describe.each(places)('files in %s', (_, files) => {
  const photo = { name: 'abc-240.webp', bytes: Buffer.from([0, 1, 255, 10]), type: 'image/webp' }

  it('are read back byte by byte, and gone once removed', async () => {
    expect(await files.get(photo.name)).toBeNull()
    await files.put(photo)
    expect([...(await files.get(photo.name))!]).toEqual([0, 1, 255, 10])
    await files.remove([photo.name, 'never-there-240.webp'])
    expect(await files.get(photo.name)).toBeNull()
  })
})

describe('a bucket', () => {
  it('refuses whoever signs with another secret, and the refusal is told', async () => {
    const stranger = opened({ ...bucket, S3_SECRET_ACCESS_KEY: 'outro-segredo' })
    const put = stranger.put({ name: 'x-240.webp', bytes: Buffer.from('x'), type: 'image/webp' })
    await expect(put).rejects.toThrow('SignatureDoesNotMatch')
    await expect(stranger.get('x-240.webp')).rejects.toThrow('403')
  })

  it('that is short of breath for a moment is asked again', async () => {
    await fetch(`${sandbox.url}/__sandbox/s3/fail-next`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ times: 1 }),
    })
    const files = opened(bucket)
    await files.put({ name: 'y-240.webp', bytes: Buffer.from('y'), type: 'image/webp' })
    expect(String(Buffer.from((await files.get('y-240.webp'))!))).toBe('y')
  })
})
