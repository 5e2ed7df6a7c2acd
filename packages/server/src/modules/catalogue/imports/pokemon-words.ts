import { addressSlug } from '@bra/contract/trade/format'
import type { RarityNames } from './game-words.ts'
import type { ElementWord, RarityWord } from './imports.types.ts'
import { lookOf, lookOfUnknown } from './rarity-looks.ts'

/** Sorted from the most common to the rarest. */
const rarities: RarityNames[] = [
  ['●', 'Comum', 'Common'],
  ['◆', 'Incomum', 'Uncommon'],
  ['★', 'Rara', 'Rare'],
  ['☆', 'Promocional', 'Promo'],
  ['★', 'Rara Holo', 'Rare Holo', 'Holo Rare'],
  ['★', 'Coleção Clássica', 'Classic Collection'],
  ['★', 'Galeria de Treinadores', 'Trainer Gallery Rare Holo'],
  ['★★', 'Rara Dupla', 'Double Rare'],
  ['✦', 'Rara EX', 'Rare Holo EX'],
  ['✦', 'Rara GX', 'Rare Holo GX'],
  ['✦', 'Rara V', 'Rare Holo V', 'Holo Rare V'],
  ['✦', 'Rara VMAX', 'Rare Holo VMAX', 'Holo Rare VMAX'],
  ['✦', 'Rara V-ASTRO', 'Rare Holo VSTAR', 'Holo Rare VSTAR'],
  ['✦', 'Rara Nível X', 'Rare Holo LV.X'],
  ['✦', 'Rara Prime', 'Rare Prime'],
  ['✦', 'LENDA', 'LEGEND'],
  ['✦', 'Rara TURBO', 'Rare BREAK'],
  ['✦', 'Estrela Prisma', 'Rare Prism Star'],
  ['★ urucum', 'Ás Tático', 'ACE SPEC Rare', 'Rare ACE'],
  ['✦', 'Rara Surpreendente', 'Amazing Rare'],
  ['✦', 'Rara Radiante', 'Radiant Rare'],
  ['✦', 'Rara Brilhante', 'Shiny Rare', 'Rare Shiny', 'Rare Shining'],
  ['★ buriti', 'Ilustração Rara', 'Illustration Rare'],
  ['★★ acai', 'Ultra Rara', 'Ultra Rare', 'Rare Ultra', 'Full Art Trainer'],
  ['✦', 'Rara Mega Ataque', 'MEGA_ATTACK_RARE'],
  ['✸', 'Rara Estrela', 'Rare Holo Star'],
  ['✸', 'Ultra Rara Brilhante', 'Shiny Ultra Rare', 'Rare Shiny GX', 'Shiny Rare V', 'Shiny Rare VMAX'],
  ['★★ buriti', 'Ilustração Rara Especial', 'Special Illustration Rare'],
  ['✸', 'Rara Secreta', 'Rare Secret', 'Secret Rare'],
  ['✸', 'Rara Arco-íris', 'Rare Rainbow'],
  ['★★★ buriti', 'Hiper Rara', 'Hyper Rare'],
  ['★★★ buriti', 'Mega Hiper Rara', 'Mega Hyper Rare'],
  ['✸', 'Rara Preto e Branco', 'Black White Rare'],
]

const elements: Record<string, string> = {
  Grass: 'Planta',
  Fire: 'Fogo',
  Water: 'Água',
  Lightning: 'Raio',
  Psychic: 'Psíquico',
  Fighting: 'Lutador',
  Darkness: 'Escuridão',
  Metal: 'Metal',
  Dragon: 'Dragão',
  Fairy: 'Fada',
  Colorless: 'Incolor',
}

const series: Record<string, string> = {
  Base: 'Coleção Básica',
  'Diamond & Pearl': 'Diamante e Pérola',
  'HeartGold & SoulSilver': 'HeartGold SoulSilver',
  'Call of Legends': 'Chamado das Lendas',
  'Sun & Moon': 'Sol e Lua',
  'Sword & Shield': 'Espada e Escudo',
  'Scarlet & Violet': 'Escarlate e Violeta',
  'Mega Evolution': 'Megaevolução',
  'Trainer kits': 'Kits do Treinador',
  "McDonald's Collection": "Coleção McDonald's",
  Miscellaneous: 'Outras',
  Other: 'Outras',
}

const kinds: Record<string, string> = {
  Pokemon: 'Pokémon',
  Trainer: 'Treinador',
  Energy: 'Energia',
  Basic: 'Básico',
  'Stage 1': 'Estágio 1',
  'Stage 2': 'Estágio 2',
  Baby: 'Bebê',
  Restored: 'Restaurado',
  'Level-Up': 'Nível X',
  'LEVEL-UP': 'Nível X',
  BREAK: 'TURBO',
  VSTAR: 'V-ASTRO',
  'V-UNION': 'V-UNIÃO',
  LEGEND: 'LENDA',
  Legend: 'LENDA',
  RESTORED: 'Restaurado',
  'TAG TEAM': 'Aliados',
  'TAG TEAM-GX': 'Aliados-GX',
  Star: 'Estrela',
  Radiant: 'Radiante',
  'Prism Star': 'Estrela Prisma',
  'Ultra Beast': 'Ultra Criatura',
  Ancient: 'Ancestral',
  Future: 'Futuro',
  'Single Strike': 'Golpe Decisivo',
  'Rapid Strike': 'Golpe Fluido',
  'Fusion Strike': 'Golpe Fusão',
  'Team Plasma': 'Equipe Plasma',
  'ACE SPEC': 'Ás Tático',
  Supporter: 'Apoiador',
  Stadium: 'Estádio',
  Tool: 'Ferramenta Pokémon',
  'Pokémon Tool': 'Ferramenta Pokémon',
  'Technical Machine': 'Máquina Técnica',
  "Rocket's Secret Machine": 'Máquina Secreta da Rocket',
  Special: 'Especial',
}

const plainRank = (name: string) => name.toLowerCase()
const rarityOf = new Map(
  rarities.flatMap(([look, name, ...upstream], index) =>
    [name, ...upstream].map(
      (known) =>
        [
          plainRank(known),
          { slug: addressSlug(name), name, ...lookOf(look), rank: index + 1, isOfGame: false },
        ] as const,
    ),
  ),
)

/** An unknown rarity keeps its name and ranks after the others. */
export function rarityWord(name: string | null | undefined): RarityWord | null {
  if (!name || name === 'None') return null
  const unknown = { slug: addressSlug(name), name, ...lookOfUnknown(name), rank: rarities.length + 1, isOfGame: false }
  return rarityOf.get(plainRank(name)) ?? unknown
}

export function elementWord(type: string): ElementWord {
  const name = elements[type] ?? type
  return { slug: addressSlug(name), name, rank: 0, isOfGame: false }
}

export const seriesName = (name: string | null | undefined) => (name ? (series[name] ?? name) : null)

/** Returns a text such as "Pokémon · Estágio 2 · ex". */
export function kindOfCard(words: (string | null | undefined)[]) {
  const known = words.filter((word): word is string => Boolean(word))
  const isEnergy = known[0] === 'Energy'
  const translated = known.map((word) => (isEnergy && word === 'Basic' ? 'Básica' : (kinds[word] ?? word)))
  return translated.join(' · ') || null
}

/** Totals of card runs that a set numbers separately, by set and prefix of the number. */
const runsWithinSets: Record<string, { prefix: string; total: number }> = {
  ecard2: { prefix: 'H', total: 32 },
  ecard3: { prefix: 'H', total: 32 },
  bw11: { prefix: 'RC', total: 25 },
  g1: { prefix: 'RC', total: 32 },
}

export function printedTotalOf(setId: string, number: string) {
  const run = runsWithinSets[setId]
  return run && number.startsWith(run.prefix) ? run.total : null
}
