import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it, describe } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { importCatalogue, importFormats } from './index.ts'

const folder = join(resolve(process.env.REAL_DATA_DIR ?? '../shared/data'), 'games')
const isThere = existsSync(folder)

describe.skipIf(!isThere)('the real catalogues of other games (skipped without REAL_DATA_DIR/games)', async () => {
  if (!isThere) return
  const { app } = await testApp()
  await app.database.pool.query('truncate products, categories, businesses, rarities, elements cascade')

  const importing = async (format: string, file: string) => {
    const problems: string[] = []
    let read = 0
    async function* counted() {
      for await (const reading of importFormats[format]!.read(join(folder, file), { total: 0, done: 0 })) {
        read++
        yield reading
      }
    }
    const outcome = await importCatalogue(app, counted(), {
      onBad: ({ line, problem }) => problems.push(`${line}: ${problem}`),
      onChunk: () => undefined,
    })
    const { added, changed, unchanged, merged, bad } = outcome
    expect(added + changed + unchanged + merged + bad).toBe(read)
    return { ...outcome, problems }
  }
  const rows = async (statement: string) => (await app.database.pool.query(statement)).rows
  const count = async (what: string) => Number((await rows(`select count(*) from ${what}`))[0].count)
  const again = async (format: string, file: string) => {
    const { added, changed } = await importing(format, file)
    expect({ added, changed }).toEqual({ added: 0, changed: 0 })
  }

  it('Magic, from set files', async () => {
    const { added, problems } = await importing('mtgjson', 'mtgjson')
    expect(problems).toEqual([expect.stringContaining('um número de cardmarket em mais de uma impressão')])
    expect(added).toBe(2389)
    await again('mtgjson', 'mtgjson')
    const [delver] = await rows(`select name, back_images, finishes from products where code = 'ISD-51'`)
    expect(delver).toMatchObject({
      name: 'Investigador de Segredos // Aberração Insetídea',
      finishes: ['normal', 'foil'],
    })
    expect(delver.back_images).toHaveLength(2)
    expect(await count('product_ids')).toBeGreaterThan(10_000)
    // a name of one printing is that of the card
    const apart = `select card from products where card_key is not null group by card, name_en having count(distinct name) > 1 and bool_or(name = name_en)`
    expect(await rows(apart)).toEqual([])
    const looks = `select code, variant from products where code in ('2XM-51', '2XM-340', 'MH2-337', 'MH2-385') order by code`
    expect(await rows(looks)).toEqual([
      { code: '2XM-340', variant: 'borderless' },
      { code: '2XM-51', variant: null },
      { code: 'MH2-337', variant: 'showcase' },
      { code: 'MH2-385', variant: 'retro' },
    ])
  })

  it('Yu-Gi-Oh!, every rarity a printing, in all its western languages', async () => {
    const { added, bad, problems } = await importing('yaml-yugi', 'yaml-yugi-cards.ndjson.gz')
    expect(added).toBeGreaterThan(18_000)
    expect(problems.filter((problem) => !/já está na linha/.test(problem))).toEqual([])
    expect(bad).toBeLessThan(900)
    await again('yaml-yugi', 'yaml-yugi-cards.ndjson.gz')
    // sets of one prefix stand apart, each under its own name
    const lob = await rows(`select name, code from categories where 'LOB' = any(other_codes) order by code`)
    expect(lob.map(({ name }) => name)).toContain('Legend of Blue Eyes White Dragon')
    expect(lob.length).toBeGreaterThan(1)
    const west = ['EN', 'PT', 'ES', 'FR', 'IT', 'DE']
    expect(
      await rows(`select variant, languages from products where code like 'CRV-EN049-%' order by variant`),
    ).toEqual([
      { variant: 'rare', languages: west },
      { variant: 'ultimate-rare', languages: west },
    ])
    expect(
      await rows(`select distinct other_names->>'JP' name from products where name_en like 'Ash Blossom%'`),
    ).toEqual([{ name: '灰流うらら' }])
    expect(await count(`products where other_names::text like '%<r%'`)).toBe(0)
  })

  it('Flesh and Blood, foilings and editions together, both faces one', async () => {
    const { added, problems } = await importing('flesh-and-blood', 'flesh-and-blood')
    expect(problems).toEqual([expect.stringContaining('213 números de tcgplayer em mais de uma impressão')])
    expect(added).toBeGreaterThan(7_000)
    await again('flesh-and-blood', 'flesh-and-blood')
    expect(await count(`products where 'cold' = any(finishes) and 'rainbow' = any(finishes)`)).toBeGreaterThan(0)
    expect(await count(`products p where name like '% // %' and back_images <> '{}'`)).toBeGreaterThan(50)
    expect(await rows(`select distinct edition from products, unnest(editions) edition order by 1`)).toEqual([
      { edition: '1edicao' },
      { edition: 'ilimitada' },
    ])
    // what is known of these games is all that there is; others stay open
    const open = `select slug, open_finishes, open_editions from businesses
      where slug in ('magic', 'yu-gi-oh', 'flesh-and-blood') order by 1`
    expect(await rows(open)).toEqual([
      { slug: 'flesh-and-blood', open_finishes: [], open_editions: [] },
      { slug: 'magic', open_finishes: [], open_editions: null },
      { slug: 'yu-gi-oh', open_finishes: null, open_editions: null },
    ])
  })

  it('Lorcana and One Piece, with the codes that Magic prints', async () => {
    const { added, problems } = await importing('lorcana', 'lorcana')
    expect(added + problems.length).toBe(545)
    expect(problems).toHaveLength(1)
    await again('lorcana', 'lorcana')
    expect(await rows(`select name from products where code = 'lorcana-ARC-1'`)).toEqual([
      { name: 'Rhino - Motivational Speaker' },
    ])
    await importing('csv', 'one-piece.csv.gz')
    await again('csv', 'one-piece.csv.gz')
  })

  it('keep their own words, their own cards and their reprints together', async () => {
    expect(
      await count(`products p join categories c on c.id = p.category_id join rarities r on r.id = p.rarity_id
        where r.business_id <> c.business_id`),
    ).toBe(0)
    const cards = `select c.business_id, p.card, count(*) versions, count(distinct split_part(p.name_en, ' // ', 1)) names, min(p.card_key) key
      from products p join categories c on c.id = p.category_id group by 1, 2`
    expect(
      await rows(`select * from (${cards}) card where key is not null and names > 1
      and business_id <> (select id from businesses where slug = 'one-piece') limit 5`),
    ).toEqual([])
    // in One Piece the printed number is the card, whatever a shop puts behind its name
    const number = `coalesce(substring(p.card_number from '^[A-Z]{1,4}[0-9]{0,2}-[0-9]{3}'), c.code || '-' || p.card_number)`
    const printed = `select p.card, ${number} "number" from products p join categories c on c.id = p.category_id
      join businesses b on b.id = c.business_id where b.slug = 'one-piece' and p.card_number ~ '[0-9]{3}$'`
    expect(
      await rows(`select card from (${printed}) one group by card having count(distinct "number") > 1
        union all select "number" from (${printed}) one group by "number" having count(distinct card) > 1 limit 5`),
    ).toEqual([])
    expect(await count(`(${printed}) one`)).toBeGreaterThan(2500)
    const reprints = `select c.business_id, p.name_en, count(distinct p.card) cards
      from products p join categories c on c.id = p.category_id
      where p.card_key is not null and c.kind is distinct from 'token'
        and c.business_id <> (select id from businesses where slug = 'one-piece') group by 1, 2 having count(*) > 1`
    const [{ apart, all }] = await rows(
      `select count(*) filter (where cards > 1)::int apart, count(*)::int "all" from (${reprints}) reprint`,
    )
    expect(apart / all).toBeLessThan(0.005)
  })
})
