import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { importCatalogue, importFormats } from './index.ts'

const { app } = await testApp()
const scratch = mkdtempSync(join(tmpdir(), 'bra-games-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
beforeEach(() =>
  app.database.pool.query('truncate products, categories, businesses, rarities, elements restart identity cascade'),
)

const written = (name: string, content: string | Buffer) => {
  writeFileSync(join(scratch, name), content)
  return join(scratch, name)
}
async function importing(format: string, path: string) {
  const problems: string[] = []
  const readings = importFormats[format]!.read(path, { total: 0, done: 0 })
  const watch = { onBad: ({ problem }: { problem: string }) => void problems.push(problem), onChunk: () => undefined }
  return { ...(await importCatalogue(app, readings, watch)), problems }
}
const product = async (code: string) =>
  (
    await app.database.pool.query(
      `select p.*, c.name set_name, c.kind set_kind,
        (select json_object_agg(i.kind, i.value) from product_ids i where i.product_id = p.id) ids
       from products p join categories c on c.id = p.category_id where p.code = $1`,
      [code],
    )
  ).rows[0]

const printing = (id: string, lang: string, more: object = {}) => ({
  id,
  oracle_id: 'oracle-drum',
  lang,
  name: 'Drum Spirit',
  layout: 'normal',
  set: 'drm',
  set_name: 'Drums of War',
  set_type: 'expansion',
  collector_number: '7',
  released_at: '2024-03-22',
  rarity: 'mythic',
  type_line: 'Creature — Spirit',
  oracle_text: 'Flying',
  mana_cost: '{1}{U}',
  power: '2',
  toughness: '1',
  colors: ['U'],
  finishes: ['nonfoil', 'foil'],
  promo_types: ['surgefoil'],
  legalities: { modern: 'legal', vintage: 'restricted', standard: 'not_legal' },
  tcgplayer_id: 12,
  image_uris: { normal: 'https://cards.example.com/7.jpg', large: 'https://cards.example.com/7l.jpg' },
  ...more,
})
const bulk = [
  printing('pt-7', 'pt', { printed_name: 'Espírito do Tambor' }),
  printing('en-7', 'en'),
  printing('ja-7', 'ja', { printed_name: '太鼓の霊' }),
  printing('en-8', 'en', { collector_number: '8', digital: true }),
]

describe('a bulk file of Scryfall', () => {
  it('joins the languages of a printing, and says what exists in no paper', async () => {
    const file = written('bulk.json.gz', gzipSync(JSON.stringify(bulk)))
    const { added, problems } = await importing('scryfall', file)
    expect({ added, problems }).toEqual({ added: 1, problems: ['"Drum Spirit" só existe em jogo digital'] })
    expect(await product('DRM-7')).toMatchObject({
      name: 'Espírito do Tambor',
      name_en: 'Drum Spirit',
      card_key: 'oracle-drum',
      other_names: { JP: '太鼓の霊' },
      languages: ['PT', 'EN', 'JP'],
      finishes: ['normal', 'surge'],
      legality: { modern: 'legal', vintage: 'restricted' },
      ids: { scryfall: 'en-7', tcgplayer: '12' },
      strength: '2/1',
      cost: '{1}{U}',
      set_kind: 'expansion',
    })
    expect(await importing('scryfall', file)).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
  })

  it('keeps the cards before a cut and says that there was one', async () => {
    const text = JSON.stringify(bulk.toReversed(), null, 1)
    const { added, problems } = await importing('scryfall', written('cut.json', text.slice(0, text.length - 40)))
    expect(added).toBe(1)
    expect(problems).toContainEqual('a linha não é um JSON válido: está cortada ou malformada')
  })
})

describe('a file that is not what its format says', () => {
  it('is refused whole, with a sentence, where it is a ZIP or no JSON', async () => {
    for (const format of ['scryfall', 'mtgjson', 'csv', 'yaml-yugi', 'tcgdex'])
      await expect(importing(format, written('zip.json', 'PK\u0003\u0004 and so on'))).rejects.toThrow(/ZIP/)
    await expect(importing('scryfall', written('list.json', 'jogo;nome\n'))).rejects.toThrow('não é um arquivo JSON')
  })

  it('is told, and writes nothing, where it is of another game or was cut in the middle', async () => {
    const yugioh = written('card.json', JSON.stringify({ konami_id: 1, name: { en: 'Drum' }, card_type: 'Spell' }))
    for (const path of [yugioh, written('set.json', '{"data": {"code": "DRM", "name": "Drums", "cards": [{"na')]) {
      const { added, problems } = await importing('mtgjson', path)
      expect(added).toBe(0)
      expect(problems).toHaveLength(1)
    }
    const magic = written('magic.json', JSON.stringify(Array.from({ length: 30 }, () => ({ konami_id: 1 }))))
    await expect(importing('scryfall', magic)).rejects.toThrow('não parece ser deste formato')
    expect((await app.database.pool.query('select 1 from products')).rows).toEqual([])
  })

  it('is told where one of its items has no end', async () => {
    const endless = 'x'.repeat(10_000_000)
    expect(await importing('scryfall', written('one.json', `[{"id": "${endless}"}]`))).toMatchObject({
      added: 0,
      bad: 1,
    })
  })

  it('is refused where it is a folder without the tables', async () => {
    const empty = join(scratch, 'empty')
    mkdirSync(empty)
    await expect(importing('flesh-and-blood', empty)).rejects.toThrow('não tem card-printing.csv')
    for (const format of ['lorcana', 'mtgjson', 'yaml-yugi'])
      await expect(importing(format, empty)).rejects.toThrow('não tem nenhum')
  })
})

describe('small files of other games', () => {
  it('a Yu-Gi-Oh! card is a product for each number and rarity', async () => {
    const card = {
      konami_id: 4007,
      password: 89631139,
      name: { en: 'Drum Dragon', pt: 'Dragão do Tambor', ja: '太鼓竜', ja_romaji: 'Taiko' },
      card_type: 'Monster',
      attribute: 'LIGHT',
      atk: 3000,
      def: 2500,
      sets: {
        en: [{ set_number: 'DRM-EN001', set_name: 'Drums', rarities: ['Ultra Rare', 'Secret Rare'] }],
        ja: [{ set_number: 'DRM-JP001', set_name: 'Drums', rarities: ['Ultra Rare'] }],
      },
      limit_regulation: { tcg: 'Semi-Limited', ocg: 'Forbidden' },
    }
    expect(await importing('yaml-yugi', written('yugi.ndjson', JSON.stringify(card)))).toMatchObject({ added: 3 })
    expect(await product('DRM-JP001-ultra-rare')).toMatchObject({
      name: 'Dragão do Tambor',
      languages: ['JP'],
      other_names: { JP: '太鼓竜' },
      ids: { konami: '4007', password: '89631139' },
      legality: { tcg: 'restricted', ocg: 'banned' },
      card_number: 'JP001',
      variant: 'ultra-rare',
    })
  })

  it('the faces of a Magic card are one product, and its tokens have a set of their own', async () => {
    const face = (side: string, name: string) => ({
      name: 'Moth // Flame',
      faceName: name,
      side,
      number: '3',
      setCode: 'DRM',
      layout: 'transform',
      uuid: `uuid-${side}`,
      type: 'Creature',
      text: name,
      identifiers: { scryfallId: 'abc', scryfallOracleId: 'o-1', mcmId: '5' },
    })
    const token = {
      ...face('a', ''),
      side: null,
      name: 'Bat',
      number: '1',
      setCode: 'TDRM',
      layout: 'token',
      uuid: 't',
    }
    const set = {
      code: 'DRM',
      name: 'Drums',
      type: 'core',
      cards: [face('b', 'Flame'), face('a', 'Moth')],
      tokens: [token],
    }
    const all = { meta: {}, data: { DRM: set } }
    expect(await importing('mtgjson', written('AllPrintings.json', JSON.stringify(all)))).toMatchObject({ added: 2 })
    expect(await importing('mtgjson', written('DRM.json', JSON.stringify({ data: set })))).toMatchObject({
      unchanged: 2,
    })
    expect(await product('DRM-3')).toMatchObject({
      text: 'Moth\n//\nFlame',
      ids: { cardmarket: '5', mtgjson: 'uuid-a' },
    })
    expect((await product('DRM-3')).back_images).toHaveLength(2)
    expect(await product('TDRM-1')).toMatchObject({ set_kind: 'token', set_name: 'Drums Tokens' })
  })
})
