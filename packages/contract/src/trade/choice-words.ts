import { plain } from './format.ts'

/** Words that choose among printings of one set and number: rarities, arts and games, in Portuguese and English. */
const choiceWords: Record<string, string[]> = {
  comum: ['comum', 'common'],
  incomum: ['incomum', 'uncommon'],
  rara: ['rara', 'raro', 'rare'],
  mitica: ['mitica', 'mythic'],
  super: ['super'],
  ultra: ['ultra', 'ur'],
  secreta: ['secreta', 'secreto', 'secret', 'scr', 'sec'],
  ghost: ['ghost', 'fantasma'],
  starlight: ['starlight'],
  quarter: ['quarter', 'qcsr'],
  collector: ['collector', 'collectors', 'cr'],
  platinum: ['platinum', 'platina'],
  prismatic: ['prismatic', 'prismatica'],
  ultimate: ['ultimate', 'suprema', 'utr'],
  gold: ['gold', 'ouro', 'dourada'],
  parallel: ['parallel', 'paralela', 'paralelo'],
  enchanted: ['enchanted', 'encantada'],
  lendaria: ['lendaria', 'legendary'],
  lider: ['lider', 'leader'],
  alternativa: ['alternativa', 'alternate', 'alt', 'art'],
  manga: ['manga'],
  borderless: ['borderless'],
  showcase: ['showcase', 'vitrine'],
  extended: ['extended', 'estendida'],
  magic: ['magic', 'mtg'],
  pokemon: ['pokemon', 'ptcg'],
  yugioh: ['yugioh', 'yu', 'ygo'],
  onepiece: ['one', 'piece', 'onepiece', 'optcg'],
  lorcana: ['lorcana'],
  fab: ['flesh', 'fab'],
}
const choiceOf = new Map(Object.entries(choiceWords).flatMap(([choice, words]) => words.map((word) => [word, choice])))

export const choiceNamed = (word: string) => {
  const bare = plain(word).replace(/[^a-z]/g, '')
  return choiceOf.get(bare) ?? null
}

export function choicesOf(names: (string | null)[]): Set<string> {
  const words = names.flatMap((name) => plain(name ?? '').split(/[^a-z]+/))
  return new Set(words.flatMap((word) => choiceOf.get(word) ?? []))
}
