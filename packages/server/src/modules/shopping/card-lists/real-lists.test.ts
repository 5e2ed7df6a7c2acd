import type { BestBasket } from '@bra/contract/shopping/baskets.schemas'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { importCatalogue, importFormats } from '../../catalogue/imports/index.ts'

const folder = resolve(process.env.REAL_DATA_DIR ?? '../shared/data')
const isThere = existsSync(join(folder, 'games/one-piece.csv.gz'))
const textOf = (file: string) => gunzipSync(readFileSync(join(folder, file))).toString()
const recordsOf = (file: string) => textOf(file).trim().split('\n').map((line) => JSON.parse(line) as never) // prettier-ignore

const LINES = 500
const LINES_A_CALL = 100
const magicSets = ['LEA', '2ED', 'M10', 'ISD', '2XM', 'MH2', 'ARC', 'DIS']

/** A row of the CSV; the code carries the game, as codes of several games collide. */
interface Row {
  game: string
  set: string
  setCode: string
  code: string
  number: string
  name: string
  nameEn: string
  card: string
}

interface MagicCard {
  name: string
  faceName?: string
  layout: string
  number: string
  side?: string
  identifiers: { scryfallOracleId: string }
  foreignData: { language: string; name: string }[]
}

const magicCards = () =>
  magicSets.flatMap((set) => {
    const { data } = JSON.parse(textOf(`games/mtgjson/${set}.json.gz`)) as {
      data: { name: string; cards: MagicCard[] }
    }
    const fronts = data.cards.filter(({ side }) => side === undefined || side === 'a')
    return fronts.map((card) => ({ ...card, set, setName: data.name }))
  })

const magicRow = (card: ReturnType<typeof magicCards>[number]): Row => ({
  ...{ game: 'Magic: The Gathering', set: card.setName, setCode: card.set, code: `mtg-${card.set}-${card.number}` },
  ...{ number: card.number, nameEn: card.name, card: card.identifiers.scryfallOracleId },
  name: card.foreignData.find(({ language }) => language.startsWith('Portuguese'))?.name ?? card.name,
})

interface YugiohCard {
  konami_id: number
  password: number | null
  name: { en: string; pt: string | null }
  sets?: { en?: { set_number: string; set_name: string; rarities: string[] }[] }
}

const yugiohCards = () =>
  (recordsOf('games/yaml-yugi-cards.ndjson.gz') as YugiohCard[]).filter(
    ({ password, konami_id: id, sets }) => password && id && sets?.en?.some((printing) => printing.rarities?.length),
  )

const yugiohRows = ({ konami_id, name, sets }: YugiohCard): Row[] =>
  (sets?.en ?? []).flatMap(({ set_number: printed, set_name: set, rarities }) => {
    const [setCode, number] = printed.split('-')
    return (rarities ?? []).map((rarity) => ({
      ...{ game: 'Yu-Gi-Oh!', set, setCode: setCode!, code: `ygo-${printed}-${rarity}`, number: number ?? '' },
      ...{ name: name.pt ?? name.en, nameEn: name.en, card: String(konami_id) },
    }))
  })

interface LorcanaCard {
  variants: { set: string; id: string }[]
  languages: { en: { name: string; title: string | undefined } }
}

/** The names and numbers of a file of Lorcana, whose lines are all of one form. */
function lorcanaCards(text: string): LorcanaCard[] {
  return text.split(/^- /m).map((card) => {
    const english = /^ {4}en: *\n((?: {6}.*\n)+)/m.exec(card)?.[1] ?? ''
    const valueOf = (name: string) =>
      new RegExp(`^ {6}${name}: "(.*)"$`, 'm').exec(english)?.[1]?.replaceAll('\\"', '"')
    const variants = [...card.matchAll(/- set: (\w+)\n\s+id: (\w+)/g)].map(([, set, id]) => ({ set: set!, id: id! }))
    return { variants, languages: { en: { name: valueOf('name') ?? '', title: valueOf('title') } } }
  })
}

const lorcanaRows = () =>
  ['tfc', 'arc'].flatMap((file) =>
    lorcanaCards(textOf(`games/lorcana/${file}.yml.gz`)).flatMap(({ variants, languages: { en } }) => {
      const name = [en.name, en.title].filter(Boolean).join(' - ')
      return variants.flatMap(({ set, id }): Row[] => {
        const shared = { game: 'Lorcana', set: `Lorcana ${set}`, setCode: set.toUpperCase(), number: id }
        return name ? [{ ...shared, code: `lor-${set}-${id}`, name, nameEn: name, card: name }] : []
      })
    }),
  )

interface PokemonCard {
  id: string
  name: string
  number: string
  set: { ptcgoCode?: string }
}

/** The same numbers in every run, from 0 to 1. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const someOf = <T>(all: T[]) => {
  const random = seeded(all.length)
  return Array.from({ length: LINES }, () => all[Math.floor(random() * all.length)]!)
}

describe.skipIf(!isThere)('lists of real games (skipped where REAL_DATA_DIR is no folder that has them)', async () => {
  if (!isThere) return
  const { app, post } = await testApp()
  const importing = async (format: string, path: string) => {
    const readings = importFormats[format]!.read(path, { total: 0, done: 0 })
    return importCatalogue(app, readings, { onBad: () => undefined, onChunk: () => undefined })
  }
  const magic = magicCards()
  const allYugioh = yugiohCards()
  const lorcana = lorcanaRows()
  const onePiece = textOf('games/one-piece.csv.gz').trim().split('\n').slice(1).map((line) => line.split(';')).filter((cells) => /\d$/.test(cells[6]!)) // prettier-ignore
  const pokemon = (recordsOf('pokemon-cards.ndjson.gz') as PokemonCard[]).filter(({ set }) => set.ptcgoCode)
  const rows = [...magic.map(magicRow), ...allYugioh.flatMap(yugiohRows), ...lorcana]
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const csv = rows.map((row) => [row.game, row.set, row.setCode, row.code, row.number, row.name, row.nameEn, row.card].map(quoted).join(';')) // prettier-ignore
  const temporary = mkdtempSync(join(tmpdir(), 'bra-lists-'))
  const sheet = join(temporary, 'cards.csv')
  writeFileSync(sheet, `jogo;colecao;colecao_codigo;codigo;numero;nome;nome_en;carta\n${csv.join('\n')}\n`)
  await importing('csv', sheet)
  await importing('csv', join(folder, 'games/one-piece.csv.gz'))
  await importing('pokemon-tcg-data', join(folder, 'pokemon-cards.ndjson.gz'))
  rmSync(temporary, { recursive: true })
  const { rows: products } = await app.database.pool.query('select id, code, card, card_key from products')
  const codeOf = new Map(products.map(({ id, code }) => [id, code as string]))
  const keyOf = new Map(products.map(({ id, card_key }) => [id, card_key as string]))
  const isKnown = new Set(keyOf.values())
  const yugioh = allYugioh.filter(({ konami_id: id }) => isKnown.has(String(id)))
  await app.database.pool.query(
    `insert into product_ids (product_id, kind, value)
      select p.id, 'password', asked.password from unnest($1::text[], $2::text[]) asked (key, password)
      join products p on p.card_key = asked.key and p.code like 'ygo-%' on conflict do nothing`,
    [yugioh.map(({ konami_id: id }) => String(id)), yugioh.map(({ password }) => String(password))],
  )

  /** What the lines mean, in their order: a key of each product, or the line if it is not understood. */
  async function meant(lines: string[], keyed: Map<number, string>, asList = (part: string[]) => part.join('\n')) {
    const found: string[] = []
    for (let from = 0; from < lines.length; from += LINES_A_CALL) {
      const part = lines.slice(from, from + LINES_A_CALL)
      const { body } = await post('/api/v1/cart/best', { uf: 'SP', list: asList(part) })
      const { lines: understood, unknown } = body as BestBasket
      const keys = new Map(understood.map(({ line, product }) => [line, keyed.get(product.id)!]))
      for (const { line, text } of unknown) keys.set(line, text)
      found.push(...part.map((_, at) => keys.get(at + 1)!))
    }
    return found
  }
  /** Lines that mean something else than was asked, with what that is. */
  const wrong = (lines: string[], keys: string[], expected: string[]) =>
    lines.flatMap((line, at) => (keys[at] === expected[at] ? [] : [[line, keys[at], expected[at]]]))

  it('of Magic Arena are the printing of each line', async () => {
    const cards = someOf(magic)
    const lines = cards.map(({ name, faceName, set, number }, at) => {
      const written = at % 2 && faceName ? faceName : name
      return `${1 + (at % 4)} ${written} (${set}) ${number}`
    })
    const expected = cards.map(({ set, number }) => `mtg-${set}-${number}`)
    expect(wrong(lines, await meant(lines, codeOf), expected)).toEqual([])
  })

  it('of MTGO are the card of each line, as text and as a deck file', async () => {
    const cards = someOf(magic)
    const names = cards.map(({ name, faceName, layout }) =>
      layout === 'split' ? name.replace(' // ', '/') : (faceName ?? name),
    )
    const expected = cards.map(({ identifiers }) => identifiers.scryfallOracleId)
    const lines = names.map((name, at) => `${1 + (at % 4)} ${name}`)
    expect(wrong(lines, await meant(lines, keyOf), expected)).toEqual([])
    const dek = names.map((name) => `<Cards CatID="0" Quantity="1" Name="${name.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" />`) // prettier-ignore
    const found = await meant([...new Set(dek)], keyOf, (part) => `<Deck>\n${part.join('\n')}\n</Deck>`)
    expect(found.filter((key) => !expected.includes(key))).toEqual([])
  })

  it('of PTCG Live are the printing of each line', async () => {
    const cards = someOf(pokemon)
    const lines = cards.map(({ name, number, set }, at) => `${1 + (at % 4)} ${name} ${set.ptcgoCode} ${number}`)
    expect(wrong(lines, await meant(lines, codeOf), cards.map(({ id }) => id))).toEqual([]) // prettier-ignore
  })

  it('of One Piece are the printing of each line, in each way of writing it', async () => {
    const cards = someOf(onePiece)
    const lines = cards.map((cells, at) => {
      const [code, name] = [cells[6]!, cells[8]!]
      return [`${1 + (at % 4)}x${code}`, `1 ${name} (${code})`, `1 ${code} ${name}`, `1 ${name} ${code}`][at % 4]!
    })
    expect(wrong(lines, await meant(lines, codeOf), cards.map((cells) => cells[6]!))).toEqual([]) // prettier-ignore
  })

  it('of YDK are the card of each passcode', async () => {
    const cards = [...new Set(someOf(yugioh))]
    const lines = cards.map(({ password }) => String(password).padStart(8, '0'))
    const expected = cards.map(({ konami_id: id }) => String(id))
    const found = await meant(lines, keyOf, (part) => `#created by\n#main\n${part.join('\n')}\n#extra\n!side`)
    expect(wrong(lines, found, expected)).toEqual([])
  })

  it('of Yu-Gi-Oh! by printed numbers are the card of each line', async () => {
    const cards = someOf(yugioh.flatMap(yugiohRows).filter(({ number }) => /\d$/.test(number)))
    const lines = cards.map(({ nameEn, setCode, number }, at) => {
      const code = `${setCode}-${number}`
      return [`1 ${nameEn} (${code})`, `1 ${code} ${nameEn}`, `1x ${code}`, `1 ${nameEn} ${code}`][at % 4]!
    })
    expect(wrong(lines, await meant(lines, keyOf), cards.map(({ card }) => card))).toEqual([]) // prettier-ignore
  })

  it('of Lorcana are the card of each line', async () => {
    expect(lorcana.length).toBeGreaterThan(400)
    const cards = someOf(lorcana)
    const lines = cards.map(({ nameEn }, at) => `${1 + (at % 4)} ${at % 2 ? nameEn.replaceAll("'", '’') : nameEn}`)
    expect(wrong(lines, await meant(lines, keyOf), cards.map(({ card }) => card))).toEqual([]) // prettier-ignore
  })
})
