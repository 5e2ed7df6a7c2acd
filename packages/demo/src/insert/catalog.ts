import { addressSlug, plain } from '@bra/contract/trade/format'
import { numberSort, referenceOf, totalReferenceOf } from '@bra/contract/trade/references'
import {
  categoryIds,
  type CategoryRow,
  type ProductRow,
  recountCategories,
  saveCategories,
  saveProducts,
  shelfSource,
  writeMissingShelves,
} from '@bra/server/modules/catalogue/catalog/index'
import { saveBusinesses, saveElements, saveRarities, saveTags } from '@bra/server/modules/catalogue/imports/index'
import { dayInBrazil } from '@bra/server/platform/clock'
import type { Tx } from '@bra/server/platform/db'
import type { DemoCard, DemoGood } from '../demo.types.ts'
import type { World } from '../world.ts'
import { elements, game, rarities, shelfOf } from './catalog-words.ts'

export const source = 'causos'
const CARD_GRAMS = 2
const CARD_NCM = '95044000'
const CARD_MAKER = 'Roda Editora'

type Ids = Map<string, number>
interface Words {
  businesses: Ids
  rarities: Ids
  elements: Ids
  brands: Ids
  leagues: Ids
}
type WordsAndShelves = Words & { categories: Ids }

export async function seedCatalog(tx: Tx, world: World) {
  const words = await seedWords(tx, world)
  await saveCategories(tx, setRows(world, words))
  await writeMissingShelves(tx)
  const categories = new Map([...(await categoryIds(tx, source)), ...(await categoryIds(tx, shelfSource))])
  const ids = { ...words, categories }
  const cards = world.cards.map((card) => cardRow(world, card, ids))
  const goods = world.goods.map((good, at) => goodRow(world, good, at, ids))
  await saveProducts(tx, [...cards, ...goods])
  await recountCategories(tx, [...categories.values()])
}

async function seedWords(tx: Tx, world: World): Promise<Words> {
  const brandNames = new Set([CARD_MAKER, ...world.goods.map((good) => good.brand)])
  const leagueNames = new Set(world.goods.flatMap((good) => good.league ?? []))
  return {
    businesses: await saveBusinesses(tx, [game]),
    rarities: await saveRarities(tx, rarities),
    elements: await saveElements(tx, elements),
    brands: await saveTags(tx, 'brand', [...brandNames].map(tagOf)),
    leagues: await saveTags(tx, 'league', [...leagueNames].map(tagOf)),
  }
}

function tagOf(name: string) {
  const slug = addressSlug(name)
  return { slug, name, image: `/media/seals/${slug}-240.webp` }
}

const setRows = (world: World, words: Words): CategoryRow[] =>
  world.sets.map((set) => ({
    business_id: words.businesses.get('causos')!,
    type: 'tcg',
    name: set.name,
    name_en: set.nameEn,
    slug: addressSlug(set.name),
    code: set.code,
    series: set.series,
    total: set.total,
    release_date: dayInBrazil(world.daysAgo(set.releasedDaysAgo)),
    symbol: `/media/sets/${set.code.toLowerCase()}-240.webp`,
    source,
    source_id: set.code,
  }))

function cardRow(world: World, card: DemoCard, ids: WordsAndShelves): ProductRow {
  const number = String(card.number).padStart(3, '0')
  const code = `${card.set}-${number}`
  const released = world.daysAgo(world.sets.find((set) => set.code === card.set)!.releasedDaysAgo)
  return {
    category_id: ids.categories.get(card.set)!,
    type: 'tcg',
    name: card.name,
    name_en: card.nameEn,
    card_key: plain(card.name),
    slug: addressSlug(card.name),
    card_number: number,
    number_sort: numberSort(number),
    code,
    reference: referenceOf(card.set, number),
    reference_total: totalReferenceOf(number, card.total),
    rarity_id: ids.rarities.get(card.rarity)!,
    element_ids: [ids.elements.get(card.element)!],
    images: [`/media/cards/${code.toLowerCase()}-488.webp`],
    text: card.text,
    kind: card.kind,
    cost: String(card.cost),
    strength: card.strength,
    artist: card.artist,
    origin: 0,
    brand_id: ids.brands.get(addressSlug(CARD_MAKER))!,
    weight_grams: CARD_GRAMS,
    ncm: CARD_NCM,
    source,
    source_id: code,
    created_at: released,
    updated_at: released,
  }
}

function goodRow(world: World, good: DemoGood, at: number, ids: WordsAndShelves): ProductRow {
  const set = world.sets.find((one) => good.code.startsWith(`${one.code}-`))
  const came = world.daysAgo(set?.releasedDaysAgo ?? 60 + at * 9)
  const [length, width, height] = good.size
  return {
    category_id: ids.categories.get(shelfOf[good.shape])!,
    type: good.type,
    name: good.name,
    name_en: good.nameEn,
    slug: addressSlug(good.name),
    code: good.code,
    ean: good.ean,
    images: [`/media/goods/${good.code.toLowerCase()}-488.webp`],
    text: good.text,
    origin: good.origin,
    brand_id: ids.brands.get(addressSlug(good.brand))!,
    league_id: good.league ? ids.leagues.get(addressSlug(good.league))! : null,
    weight_grams: good.weightGrams,
    length_cm: length,
    width_cm: width,
    height_cm: height,
    ncm: good.ncm,
    source,
    source_id: good.code,
    created_at: came,
    updated_at: came,
  }
}
