import type { Sentences } from './slotted.ts'

/** Usual names of rarities, elements, kinds of goods and origins. Names of sets and cards stay as they are printed. */
export const catalogueWords: Sentences = {
  Comum: 'Common',
  Incomum: 'Uncommon',
  Rara: 'Rare',
  Épica: 'Epic',
  Mítica: 'Mythic',
  Lendária: 'Legendary',
  Secreta: 'Secret',
  Água: 'Water',
  Fogo: 'Fire',
  Mata: 'Forest',
  Noite: 'Night',
  Terra: 'Earth',
  Vento: 'Wind',
  'Caixas de boosters': 'Booster boxes',
  'Decks prontos': 'Ready decks',
  Latas: 'Tins',
  Fichários: 'Binders',
  Dados: 'Dice',
  Acessórios: 'Accessories',
  Colecionáveis: 'Collectibles',
  Nacional: 'Made in Brazil',
  Importada: 'Imported',
}
