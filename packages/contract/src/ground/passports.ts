/** The photos of a condition passport, in the order in which a card is looked at. */
export const passportFrames = ['front', 'back', 'top_corner', 'bottom_corner'] as const
export const defectKinds = ['scratch', 'whitening', 'wear', 'dent', 'crease', 'stain', 'print', 'other'] as const
/** The most defects that a condition passport marks. */
export const MAX_DEFECTS = 12

interface Framed {
  photos: { [Frame in (typeof passportFrames)[number]]?: string | undefined }
}

/** Returns the photos of a passport in the order of its frames. */
export const photosOfPassport = (passport: Framed | null): string[] =>
  passport ? passportFrames.flatMap((frame) => passport.photos[frame] ?? []) : []

/** Returns the photos of an offer: those of its passport, then the others. */
export const withPassportPhotos = (passport: Framed | null, photos: string[]): string[] => [
  ...new Set([...photosOfPassport(passport), ...photos]),
]
