import { passportFrames } from '@bra/contract/ground/passports'
import type { CardDefect, PassportFrame } from '@bra/contract/ground/passports.schemas'
import sharp from 'sharp'
import type { Person, testApp } from './test-app.ts'

type Server = Awaited<ReturnType<typeof testApp>>['server']

/** Uploads a photo of one colour and returns its address. */
export async function uploadedPhoto(server: Server, { headers }: Person, background = '#0b6b4a'): Promise<string> {
  const payload = await sharp({ create: { width: 400, height: 560, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const sent = { method: 'POST', url: '/api/v1/photos', payload } as const
  const { image } = (await server.inject({ ...sent, headers: { ...headers, 'content-type': 'image/jpeg' } })).json()
  return image
}

/** Uploads the four photos of a passport and marks a scratch on the first. */
export async function uploadedPassport(server: Server, person: Person, background = '#0b6b4a') {
  const photos = {} as Record<PassportFrame, string>
  for (const frame of passportFrames) photos[frame] = await uploadedPhoto(server, person, background)
  const scratch: CardDefect = { frame: 'front', x: 620, y: 300, kind: 'scratch', note: '14 mm' }
  return { photos, defects: [scratch] }
}
