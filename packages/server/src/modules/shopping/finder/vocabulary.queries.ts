import type { RarityOfCard } from '@bra/contract/catalogue/catalog.schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { isNew } from '../../stores/stores/index.ts'
import { languagesOf } from './finder.queries.ts'

interface Word {
  id: number
  slug: string
  name: string
}

export interface Promotion {
  id: number
  starts_at: string
  ends_at: string
}

/** What a set is called, in plain text; what it lacks is an empty text. */
export interface WordsOfCategory {
  id: number
  /** Names in all languages, one a line. */
  names: string
  code: string
  /** Codes at all sources. */
  codes: string[]
  /** The code of the set that this one belongs to. */
  parent: string
  year: string
  kind: string
  game: string
}

export interface Vocabulary {
  categories: (Word & { business_id: number })[]
  category_words: WordsOfCategory[]
  businesses: Word[]
  rarities: (Word & Pick<RarityOfCard, 'glyph' | 'tone'>)[]
  elements: Word[]
  brands: Word[]
  leagues: Word[]
  tags: Word[]
  /** Words that no list shows, but addresses may name: hidden ones, and slugs of merged ones. */
  unlisted?: Record<string, Word[] | undefined>
  promotions: Promotion[]
  /** Position of each category, the newest first. */
  placeOf: Map<number, number>
  /** The shown rating of each store that has one. */
  ratings: Map<number, number>
  storeNames: Map<number, string>
  /** A version: it changes whenever a collection, rarity, element or store changes in what cards show of it. */
  shown_on_cards: string
}

const unlisted = (kind: string, words: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(w), '[]') from (
    select id, slug, name from ${words} where hidden
    union all
    select word.id, m.slug, word.name from word_merges m join ${words} word on word.id = m.into_id
    where m.kind = ${kind}
  ) w
)`

type VocabularyRow = Omit<Vocabulary, 'ratings' | 'storeNames' | 'placeOf'> & {
  ratings: [store: number, rating: number][]
  storeNames: [store: number, name: string][]
}

/** Reads everything in one statement. */
export async function vocabulary(db: Db): Promise<Vocabulary> {
  const tags = (usedIn: string) => sql`(
    select coalesce(json_agg(t), '[]') from (select id, slug, name from tags where used_in = ${usedIn} order by name, id) t
  )`
  const { rows } = await sql<{ words: VocabularyRow }>`
    select json_build_object(
      'categories', (
        select coalesce(json_agg(c), '[]')
        from (select id, slug, name, business_id from categories order by release_date desc nulls last, id) c
      ),
      'category_words', (
        select coalesce(json_agg(w), '[]')
        from (
          select c.id, plain(c.code) code, c.other_codes codes, plain(coalesce(c.parent_code, '')) parent, coalesce(c.kind, '') kind,
            coalesce(extract(year from c.release_date)::text, '') as year, plain(b.name) game,
            plain(concat_ws(chr(10), c.name, c.name_en, ${languagesOf(sql`c.other_names`)})) as names
          from categories c join businesses b on b.id = c.business_id
        ) w
      ),
      'businesses', (select coalesce(json_agg(b), '[]') from (select id, slug, name from businesses) b),
      'rarities', (select coalesce(json_agg(r), '[]') from (select id, slug, name, glyph, tone from rarities where not hidden order by rank, id) r),
      'elements', (select coalesce(json_agg(e), '[]') from (select id, slug, name from elements where not hidden order by rank, name) e),
      'brands', ${tags('brand')}, 'leagues', ${tags('league')}, 'tags', ${tags('product')},
      'unlisted', json_build_object(
        'businesses', ${unlisted('businesses', sql`businesses`)},
        'rarities', ${unlisted('rarities', sql`rarities`)},
        'elements', ${unlisted('elements', sql`elements`)}
      ),
      'promotions', (select coalesce(json_agg(p), '[]') from (select id, starts_at, ends_at from promotions) p),
      'ratings', (
        select coalesce(json_agg(json_build_array(t.store_id, t.rating)), '[]')
        from store_stats t where not ${isNew} and t.rating is not null
      ),
      'storeNames', (select coalesce(json_agg(json_build_array(id, name)), '[]') from stores),
      'shown_on_cards', md5(concat(
        (
          select string_agg(row(id, name, slug, code, series, total, release_date)::text, '' order by id)
          from categories
        ),
        (select string_agg(row(id, slug, name, glyph, tone)::text, '' order by id) from rarities),
        (select string_agg(row(id, slug, name)::text, '' order by id) from elements),
        (select string_agg(row(id, name)::text, '' order by id) from stores)
      ))
    ) words`.execute(db)
  const { words } = rows[0]!
  const placeOf = new Map(words.categories.map(({ id }, place) => [id, place]))
  return { ...words, placeOf, ratings: new Map(words.ratings), storeNames: new Map(words.storeNames) }
}

/** SQL rows `typed`, `alike.word`, `alike.likeness`: for each mistyped word the most similar ones of the catalogue. */
export const alikeWords = (mistyped: string[], most: number) => sql`
  unnest(${mistyped}::text[]) typed, lateral (
    select word, similarity(word, typed) likeness from search_words where word % typed
    order by likeness desc, uses desc, word limit ${sql.lit(most)}
  ) alike`
