import { passportFrames } from '@bra/contract/ground/passports'
import type { CardDefect, CardPassport, PassportFrame } from '@bra/contract/ground/passports.schemas'

export type PassportDraft = CardPassport

export const emptyPassport: PassportDraft = { photos: {}, defects: [] }

/** Defects that were marked on the old photo go with it. */
export function withPhoto(
  { photos, defects }: PassportDraft,
  frame: PassportFrame,
  image: string | null,
): PassportDraft {
  const { [frame]: _, ...others } = photos
  return {
    photos: image ? { ...others, [frame]: image } : others,
    defects: defects.filter((defect) => defect.frame !== frame),
  }
}

export const missingFrames = ({ photos }: PassportDraft) => passportFrames.filter((frame) => !photos[frame])

/** A defect with the number that its pin and its row in the legend show. */
export interface NumberedDefect extends CardDefect {
  number: number
}

export const numbered = (defects: CardDefect[]): NumberedDefect[] =>
  defects.map((defect, at) => ({ ...defect, number: at + 1 }))

const MOST = 1000

/** Returns a place within the photo, in thousandths. */
export const within = (share: number) => Math.round(Math.min(Math.max(share, 0), MOST))
