import { plain } from '@bra/contract/trade/format'
import type { Grade } from '@bra/contract/trade/offer.schemas'
import {
  extras,
  finishes,
  flaws,
  languages,
  offerConditions,
  type ProductType,
  states,
} from '@bra/contract/trade/trade'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { Memory } from '../../../platform/memory.ts'
import { unitsInCenter } from '../../stores/listings/index.ts'
import { FLAG_BITS, flags } from './finder.queries.ts'

/** A product as the index holds it. `offers` is packed: see `BYTES_AN_OFFER`. */
export interface IndexedProduct {
  id: number
  type: ProductType
  category_id: number
  rarity_id: number | null
  /** Ids separated by commas. */
  element_ids: string
  brand_id: number | null
  league_id: number | null
  tag_ids: string
  can_send_bra_center: boolean
  /** Seconds since 1970. */
  created_at: number
  number_sort: string | null
  name: string
  name_en: string
  /** The game's id, a space and what the printings of one card have in common. */
  card: string
  search: string
  /** The artist, the kind of card, its variant, finishes and editions. */
  details: string
  /** Names in other languages, each between line ends; may be empty. */
  other_names: string
  sales: number
  views: number
  offers: Buffer | null
  /** The grades of its offers by their ids; null if none is graded. */
  grades: Map<number, Grade> | null
}

/** Returns the place of a value in its list, from 0, in byte `byte` from the right. */
const placeIn = (value: string, list: readonly string[], byte: number) =>
  sql`((array_position(${sql.lit(`{${list.join(',')}}`)}::text[], ${sql.ref(value)}::text) - 1) << ${sql.lit(byte * 8)})`

const places = sql`${placeIn('l.condition', offerConditions, 3)} | ${placeIn('l.language', languages, 2)}
  | ${placeIn('l.finish', finishes, 1)} | ${placeIn('l.uf', states, 0)}`

const flagged = sql`case when ${unitsInCenter} > 0 then ${sql.lit(flags.centre)} else 0 end
  | case when l.price_cents >= f.free_shipping_over_cents then ${sql.lit(flags.free)} else 0 end
  | case when l.extras && ${flaws}::text[] then ${sql.lit(flags.flaw)} else 0 end
  | case when l.extras = '{}' then 0 else (
      select coalesce(bit_or(1 << (array_position(${sql.lit(`{${extras.join(',')}}`)}::text[], extra) - 1)), 0)
      from unnest(l.extras) extra
    ) << ${sql.lit(FLAG_BITS)} end`

/** Packs two numbers in four bytes each, the second not negative, by one function call, as it runs for every offer. */
const pair = (first: RawBuilder<unknown>, second: RawBuilder<unknown>) =>
  sql`int8send(((${first})::bigint << 32) | (${second}))`

/** The words of what tells a printing from others of its card; a finish has the name of a foil, too. */
const looks = sql`replace(p.variant, '-', ' '), array_to_string(p.finishes, ' '),
  case when p.finishes <> '{normal}' then 'foil holo' end, array_to_string(p.editions, ' ')`

/** Printings of one card mostly follow each other, and repeat what is said of it. */
const REPEATED = 2000
const plainTexts = new Memory<string>({ most: REPEATED })
const plainOnce = (text: string) => plainTexts.get(text) ?? plainTexts.put(text, plain(text))

/** A row as the database writes it: JSON, of which `offers` is hexadecimal. */
type Packed = [
  ...[id: number, type: ProductType, category_id: number, rarity_id: number, element_ids: string],
  ...[brand_id: number, league_id: number, tag_ids: string, can_send_bra_center: boolean, created_at: number],
  ...[number_sort: string | null, name: string, name_en: string, card: string, search: string],
  ...[details: string, other_names: Record<string, string>, sales: number, views: number, offers: string | null],
  grades: [offer: number, grade: Grade][] | null,
]

const words = (text: RawBuilder<unknown>) => sql`coalesce(to_json(${text})::text, 'null')`
const list = (ids: RawBuilder<unknown>) => sql`'"', array_to_string(${ids}, ','), '"'`

/**
 * Writes a row as JSON by hand. The embedded database takes four times as long to hand over twenty columns, and
 * twice as long to make the same text by its functions for JSON.
 */
const packed = sql`concat('[', p.id, ',"', p.type, '",', p.category_id, ',', coalesce(p.rarity_id, 0), ',', ${list(sql`p.element_ids`)},
  ',', coalesce(p.brand_id, 0), ',', coalesce(p.league_id, 0), ',', ${list(sql`p.tag_ids`)},
  case when p.can_send_bra_center then ',true,' else ',false,' end, extract(epoch from p.created_at)::int,
  ',', ${words(sql`p.number_sort`)}, ',', ${words(sql`p.name`)}, ',', ${words(sql`coalesce(p.name_en, '')`)},
  ',', ${words(sql`c.business_id || ' ' || p.card`)}, ',', ${words(sql`p.search`)},
  ',', ${words(sql`concat_ws(' · ', p.artist, p.kind, ${looks})`)}, ',', p.other_names,
  ',', coalesce(s.monthly_sales, 0), ',', coalesce(v.monthly_views, 0),
  case when o.offers is null then ',null' else ',"' || encode(o.offers, 'hex') || '"' end,
  ',', coalesce(o.grades::text, 'null'), ']')`

/** Makes the texts plain here and not in SQL, which would do it again for each printing of a card. */
function unpacked(row: Packed): IndexedProduct {
  const [id, type, category_id, rarity_id, element_ids, brand_id, league_id, tag_ids, can_send_bra_center, ...rest] =
    row
  const [created_at, number_sort, name, name_en, card, search, details, other_names, sales, views, offers, grades] =
    rest
  const others = Object.values(other_names)
  return {
    ...{ id, type, category_id, rarity_id, element_ids, brand_id, league_id, tag_ids, can_send_bra_center },
    ...{ created_at, number_sort, card, search, sales, views },
    name: plainOnce(name),
    name_en: plainOnce(name_en),
    details: plainOnce(details),
    other_names: others.length ? plainOnce(`\n${others.join('\n')}\n`) : '',
    offers: offers === null ? null : Buffer.from(offers, 'hex'),
    grades: grades && new Map(grades),
  }
}

/** Reads rows of `whose`, a condition on `p.id`, with the offers of `theirs`, the same condition on `l.product_id`, by id. */
async function indexed(db: Db, whose: RawBuilder<unknown>, theirs: RawBuilder<unknown>) {
  const { rows } = await sql<{ rows: string | null }>`
  select string_agg(${packed}, ',') as rows
  from products p join categories c on c.id = p.category_id
  left join product_sales_stats s on s.product_id = p.id
  left join product_views_summaries v on v.product_id = p.id
  left join (
    select l.product_id, string_agg(
      ${pair(places, flagged)} || ${pair(sql`l.price_cents`, sql`coalesce(l.promotion_id, 0)`)}
        || ${pair(sql`coalesce(l.regular_price_cents, 0)`, sql`l.store_id`)} || int8send(l.id),
      ''::bytea
    ) offers, json_agg(json_build_array(l.id, l.grade)) filter (where l.grade is not null) grades
    from listings l join stores f on f.id = l.store_id
    where ${theirs} and l.on_sale
    group by l.product_id
  ) o on o.product_id = p.id
  where ${whose}`.execute(db)
  return (JSON.parse(`[${rows[0]!.rows ?? ''}]`) as Packed[]).map(unpacked).toSorted((a, b) => a.id - b.id)
}

/** Returns the first id of each slice of `size` products; together they hold all products. */
export async function slicesToIndex(db: Db, size: number) {
  const { rows } = await sql<{ first: number }>`
    select id first from (select id, row_number() over (order by id) from products) numbered
    where row_number % ${size} = 1 order by id`.execute(db)
  return rows.map((row) => row.first)
}

/** Products with ids from `first` to `last`, both included, in the order of their ids. */
export const productsToIndex = (db: Db, first: number, last: number) =>
  indexed(db, sql`p.id between ${first} and ${last}`, sql`l.product_id between ${first} and ${last}`)

/** Returns the products of these ids; an id without a row is of a deleted product. */
export const productsToIndexAgain = (db: Db, ids: number[]) =>
  indexed(db, sql`p.id = any(${ids}::int[])`, sql`l.product_id = any(${ids}::int[])`)
