import { plain } from '@bra/contract/trade/format'
import { FACES, type Found, printingsOfCards } from '../finder/index.ts'
import { likeness } from './likeness.ts'
import { pitchOf } from './spellings.ts'

const LEAST_LIKE = 0.6

/** Letters and figures; the signs of Nidoran tell two cards apart. */
const bare = (name: string) => plain(name).replace(/[^\p{L}\p{N}♀♂]+/gu, '')
const withoutNotes = (name: string) => name.replace(/\s*[([][^()[\]]*[)\]]/g, '').trim()
const digitsOf = (text: string) => (text.match(/\d+/g) ?? []).join()
/** Energies are printed as "Grass Energy" and "Basic Grass Energy"; PTCG Live writes the sign of the type. */
const withoutBasic = (name: string) => name.replace(/^(?:basic|energia basica de|energia de) /, '')

function waysOf(name: string) {
  const [front = name] = name.split(FACES)
  const [, pitch] = /[([]([^()[\]]*)[)\]]$/.exec(name) ?? []
  const bases = [name, front, ...name.split(FACES).slice(1)]
  const ways = bases.flatMap((one) => [
    one,
    withoutBasic(one),
    ...(pitch && pitchOf(pitch).length ? [] : [withoutNotes(one)]),
  ])
  return new Set(ways.map(bare).filter(Boolean))
}

/** Leaves out printings that the name contradicts: an unknown word may be a typing error, an unknown figure not. */
export function agreeing(found: Found, printed: number[], { name, named }: { name: string; named: number[] }) {
  if (!name) return printed
  const ofCard = printingsOfCards(found, printed, named)
  if (ofCard.length) return ofCard
  const asked = waysOf(plain(name))
  const isSame = (id: number) => namesOf(found, id).some((own) => [...waysOf(own)].some((way) => asked.has(way)))
  const same = printed.filter(isSame)
  if (same.length || named.length) return same
  const ofRarity = withRarity(found, printed, name)
  if (ofRarity.length) return ofRarity
  const isLike = (own: string) => digitsOf(own) === digitsOf(name) && likeness(own, plain(name)) >= LEAST_LIKE
  return printed.filter((id) => namesOf(found, id).some(isLike))
}

/** Returns the names of a product in all languages, in lower case without accents. */
export function namesOf({ index }: Found, id: number) {
  const slot = index.slotOf.get(id)!
  const others = index.nameLists.texts[index.otherNames[slot]!]!.split('\n')
  return [index.names[slot]!, index.namesEn[slot]!, ...others].filter(Boolean)
}

/** Some lines name the rarity instead of the card, "RA01-EN008 Collector's Rare"; "Rare" is not "Super Rare". */
function withRarity({ index, known }: Found, printed: number[], name: string) {
  const asked = bare(name)
  const lengthOf = (id: number) => {
    const rarity = known.rarities.find((one) => one.id === index.rarities[index.slotOf.get(id)!])
    const isSaid = rarity && asked && (bare(rarity.name) === asked || bare(rarity.slug).endsWith(asked))
    return isSaid ? rarity.slug.length : Infinity
  }
  const shortest = Math.min(...printed.map(lengthOf))
  return shortest < Infinity ? printed.filter((id) => lengthOf(id) === shortest) : []
}
