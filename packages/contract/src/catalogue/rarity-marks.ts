/** The signs that stand for a rarity; every other glyph is a mark of up to three letters or figures. */
export const raritySigns = ['●', '○', '◆', '◇', '■', '▲', '⬟', '⬢', '★', '☆', '★★', '★★★', '✦', '✸', '♛'] as const

export const rarityTones = ['neutral', 'mata', 'anil', 'acai', 'buriti', 'urucum'] as const
export type RarityTone = (typeof rarityTones)[number]

export const isRaritySign = (glyph: string) => (raritySigns as readonly string[]).includes(glyph)

export const isTextMark = (glyph: string) => /^[\p{L}\p{N}]{1,3}$/u.test(glyph)
