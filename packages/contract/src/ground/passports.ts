export const passportFrames = ['front', 'back', 'top_corner', 'bottom_corner'] as const
export const defectKinds = ['scratch', 'whitening', 'wear', 'dent', 'crease', 'stain', 'print', 'other'] as const
export const MAX_DEFECTS = 12

interface Framed {
  photos: { [Frame in (typeof passportFrames)[number]]?: string | undefined }
}

export const photosOfPassport = (passport: Framed | null): string[] =>
  passport ? passportFrames.flatMap((frame) => passport.photos[frame] ?? []) : []

export const withPassportPhotos = (passport: Framed | null, photos: string[]): string[] => [
  ...new Set([...photosOfPassport(passport), ...photos]),
]
