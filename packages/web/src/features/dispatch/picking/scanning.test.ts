import type { PickedLine } from '@bra/contract/dispatch/picking.schemas'
import { describe, expect, it } from 'vitest'
import type { Translate } from '../../../lib/text.tsx'
import { scanned, stopsOf } from './scanning.ts'
import { pickingTexts } from './texts.ts'

const t = ((text: string, values?: object) => `${text} ${JSON.stringify(values)}`) as Translate
const line = (id: number, more: Partial<PickedLine>) =>
  ({
    id,
    name: 'Saci',
    code: 'BDN-033',
    sku: null,
    offer_id: id,
    letter: 'A',
    quantity: 1,
    picked: 0,
    ...more,
  }) as PickedLine

describe('a scanned code', () => {
  it('is the next unit of the first line of that offer that still waits', () => {
    const lines = [line(1, { offer_id: 7, picked: 1 }), line(2, { offer_id: 7, letter: 'B', quantity: 2 })]
    expect(scanned(lines, 'BDN-033', t)).toMatchObject({ line: { id: 2 }, said: expect.stringContaining('"picked":1') })
  })

  it('ticks nothing where it names a card that lies here in two variants', () => {
    const lines = [line(1, {}), line(2, { sku: 'FOIL-1' })]
    expect(scanned(lines, 'BDN-033', t)).toEqual({ line: null, said: expect.stringContaining(pickingTexts.several) })
    expect(scanned(lines, 'foil 1', t).line?.id).toBe(2)
  })

  it('says so where everything of it is picked, and what comes next where it is of no line', () => {
    const lines = [line(1, { picked: 1 }), line(2, { code: 'BDN-061', name: 'Matinta' })]
    expect(scanned(lines, 'BDN-033', t).said).toContain(pickingTexts.done)
    expect(scanned(lines, 'XYZ', t).said).toContain('BDN-061, Matinta')
    expect(scanned([line(1, { picked: 1 })], 'XYZ', t).said).toContain(`${pickingTexts.unknown} `)
  })
})

describe('the stops of a walk', () => {
  it('join the orders that want one offer, and no lines whose offers are gone', () => {
    const lines = [
      line(1, { offer_id: 7 }),
      line(2, { offer_id: 7 }),
      line(3, { offer_id: null }),
      line(4, { offer_id: null }),
    ]
    expect(stopsOf(lines).map((stop) => stop.lines.map(({ id }) => id))).toEqual([[1, 2], [3], [4]])
  })
})
