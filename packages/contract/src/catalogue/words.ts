import { say, type Saying } from '../kit/saying.ts'

/** A rarity, element, kind of goods or origin by its usual name. Names of sets and games stay as they are printed. */
export const wordSaying = (name: string): Saying => say(name, english.get(name) ?? name)

const english = new Map([
  ['Comum', 'Common'],
  ['Incomum', 'Uncommon'],
  ['Rara', 'Rare'],
  ['Épica', 'Epic'],
  ['Mítica', 'Mythic'],
  ['Lendária', 'Legendary'],
  ['Secreta', 'Secret'],
  ['Água', 'Water'],
  ['Fogo', 'Fire'],
  ['Mata', 'Forest'],
  ['Noite', 'Night'],
  ['Terra', 'Earth'],
  ['Vento', 'Wind'],
  ['Caixas de boosters', 'Booster boxes'],
  ['Decks prontos', 'Ready decks'],
  ['Latas', 'Tins'],
  ['Fichários', 'Binders'],
  ['Dados', 'Dice'],
  ['Acessórios', 'Accessories'],
  ['Colecionáveis', 'Collectibles'],
  ['Nacional', 'Made in Brazil'],
  ['Importada', 'Imported'],
])
