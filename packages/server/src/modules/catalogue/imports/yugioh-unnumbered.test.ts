import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { importCatalogue, importFormats } from './index.ts'

const { app } = await testApp()
const scratch = mkdtempSync(join(tmpdir(), 'bra-yugi-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
beforeEach(() =>
  app.database.pool.query('truncate products, categories, businesses, rarities, elements restart identity cascade'),
)

type Printing = [number: string | null, set: string | null, ...rarities: string[]]
const card = (konami: number, name: string, sets: Record<string, Printing[]>) => ({
  konami_id: konami,
  name: { en: name },
  card_type: 'Spell',
  sets: Object.fromEntries(
    Object.entries(sets).map(([language, printings]) => [
      language,
      printings.map(([number, set, ...rarities]) => ({ set_number: number, set_name: set, rarities })),
    ]),
  ),
})

async function importing(...cards: ReturnType<typeof card>[]) {
  const path = join(scratch, 'cards.ndjson')
  writeFileSync(path, cards.map((one) => JSON.stringify(one)).join('\n'))
  const problems: string[] = []
  const readings = importFormats['yaml-yugi']!.read(path, { total: 0, done: 0 })
  const watch = { onBad: ({ problem }: { problem: string }) => void problems.push(problem), onChunk: () => undefined }
  const { added, changed } = await importCatalogue(app, readings, watch)
  return { added, changed, problems }
}
const products = async () =>
  (
    await app.database.pool.query(
      `select p.code, c.code set_code, c.name set_name, p.card_number "number", p.languages, p.card_key "key"
       from products p join categories c on c.id = p.category_id order by p.code`,
    )
  ).rows

const drummer = { en: [['DRM-EN001', 'Drums of War', 'Common', 'Ultra Rare'] as Printing] }

describe('a Yu-Gi-Oh! printing without a number', () => {
  it('is the product of its set, card and rarity, with all its languages', async () => {
    const eater = card(4731, 'Drum Eater', { ja: [['', 'Vol.6', 'Common', 'Rare']], ko: [[null, 'Vol.6', 'Common']] })
    const snake = card(4732, 'Drum Snake', { ja: [['', 'Vol.6', 'Common']] })
    expect(await importing(eater, snake)).toEqual({ added: 3, changed: 0, problems: [] })
    const set = { set_code: 'VOL-6', set_name: 'Vol.6', number: null }
    expect(await products()).toEqual([
      { ...set, code: 'VOL-6-4731-common', languages: ['JP', 'KO'], key: '4731' },
      { ...set, code: 'VOL-6-4731-rare', languages: ['JP'], key: '4731' },
      { ...set, code: 'VOL-6-4732-common', languages: ['JP'], key: '4732' },
    ])
    expect(await importing(eater, snake)).toMatchObject({ added: 0, changed: 0 })
  })

  it('stands in the set of that name with the most numbers, and changes none of the numbered ones', async () => {
    const others = card(4002, 'Drum Roll', {
      en: [['DRM-EN002', 'Drums of War', 'Common']],
      ja: [['DRW-JP002', 'Drums of War', 'Common']],
    })
    await importing(card(4001, 'Drummer', drummer), others)
    const numbered = await products()
    const gift = card(4001, 'Drummer', { ...drummer, ja: [['', 'Drums of War', 'Secret Rare']] })
    expect(await importing(gift, others)).toEqual({ added: 1, changed: 0, problems: [] })
    const all = await products()
    expect(all.filter(({ number }) => number)).toEqual(numbered)
    expect(all.filter(({ number }) => !number)).toEqual([
      {
        ...{ code: 'DRUMS-OF-WAR-4001-secret-rare', set_code: 'DRM', set_name: 'Drums of War' },
        ...{ number: null, languages: ['JP'], key: '4001' },
      },
    ])
  })

  it('is told where nothing says which one it is', async () => {
    const drum = card(4001, 'Drummer', {
      ...drummer,
      ja: [
        ['', 'Vol.1', 'Common'],
        ['', 'Vol.1', 'Common'],
        ['', null, 'Common'],
        ['', 'DRM', 'Common'],
      ],
    })
    const { added, problems } = await importing(drum)
    expect(added).toBe(3)
    expect(problems).toEqual([
      '"Drummer" tem duas impressões sem número em "Vol.1"',
      'uma impressão de "Drummer" não tem número ou coleção',
      'uma impressão de "Drummer" não tem número ou coleção',
    ])
  })
})
