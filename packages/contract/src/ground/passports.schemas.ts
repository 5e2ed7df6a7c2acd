import { z } from 'zod'
import { both } from '../kit/both.ts'
import { mostCharacters } from '../kit/field-sentences.ts'
import { defectKinds, MAX_DEFECTS, passportFrames } from './passports.ts'
import { PhotoAddress } from './photos.schemas.ts'

export const PassportFrame = z.enum(passportFrames)
export type PassportFrame = z.output<typeof PassportFrame>

export const DefectKind = z.enum(defectKinds, both('Escolha o tipo do defeito.', 'Choose the kind of the defect.'))
export type DefectKind = z.output<typeof DefectKind>

/** Counts thousandths of the width or of the height of a photo, from its upper left corner. */
const Share = z.int().min(0).max(1000)

export const CardDefect = z.object({
  frame: PassportFrame,
  x: Share,
  y: Share,
  kind: DefectKind,
  note: z
    .string()
    .trim()
    .max(60, mostCharacters(60))
    .nullable()
    .default(null)
    .transform((note) => note || null),
})
export type CardDefect = z.output<typeof CardDefect>

const photos = z.object({
  front: PhotoAddress,
  back: PhotoAddress,
  top_corner: PhotoAddress,
  bottom_corner: PhotoAddress,
})
const defects = z
  .array(CardDefect)
  .max(MAX_DEFECTS, both(`Marque até ${MAX_DEFECTS} defeitos.`, `Mark up to ${MAX_DEFECTS} defects.`))
  .default([])
const UNSEEN = {
  path: ['defects'],
  error: both('Marque os defeitos nas fotos que enviou.', 'Mark the defects on photos that you sent.'),
}

const showsDefects = (passport: { photos: Partial<Record<PassportFrame, string>>; defects: CardDefect[] }) =>
  passport.defects.every(({ frame }) => passport.photos[frame])

export const CardPassport = z.object({ photos: photos.partial(), defects }).refine(showsDefects, UNSEEN)
export type CardPassport = z.output<typeof CardPassport>

export const WholePassport = z.object({ photos, defects }).refine(showsDefects, UNSEEN)

/** A store takes these photos before it closes a parcel: front and back at least. */
export const PackedPassport = z
  .object({ photos: photos.partial({ top_corner: true, bottom_corner: true }), defects })
  .refine(showsDefects, UNSEEN)
