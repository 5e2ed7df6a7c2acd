import { z } from 'zod'
import { MAX_PHOTOS } from './photo-limits.ts'

/** The address of an uploaded photo; files of other widths lie beside it. */
export const PhotoAddress = z.string().regex(/^\/fotos\/[a-z0-9]{24}-488\.webp$/, 'Envie a foto de novo.')
export const PhotoAddresses = z.array(PhotoAddress).max(MAX_PHOTOS, `Envie até ${MAX_PHOTOS} fotos.`)

export const photosSchemas = {
  upload: { reply: z.object({ image: PhotoAddress, width: z.int(), height: z.int() }) },
}
