import { z } from 'zod'
import { both } from '../kit/both.ts'
import { MAX_PHOTOS } from './photo-limits.ts'

/** The address of an uploaded photo; files of other widths lie beside it. */
export const PhotoAddress = z
  .string()
  .regex(/^\/fotos\/[a-z0-9]{24}-488\.webp$/, both('Envie a foto de novo.', 'Send the photo again.'))
export const PhotoAddresses = z
  .array(PhotoAddress)
  .max(MAX_PHOTOS, both(`Envie até ${MAX_PHOTOS} fotos.`, `Send up to ${MAX_PHOTOS} photos.`))

export const photosSchemas = {
  upload: { reply: z.object({ image: PhotoAddress, width: z.int(), height: z.int() }) },
}
