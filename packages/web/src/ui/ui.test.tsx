import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CardArt } from './CardArt.tsx'
import { TextInput } from './inputs.tsx'
import { Money } from './Money.tsx'
import { priceGeometry } from './priceGeometry.ts'
import { boundedQuantity, quantityAfterKey } from './quantity.ts'
import { QuantityStepper } from './QuantityStepper.tsx'
import { placeAfterKey } from './roving.ts'
import { Table } from './Table.tsx'
import { tilePath } from './tiles.ts'

const draw = (part: ReactNode) => renderToStaticMarkup(part).replaceAll('\u00a0', ' ')

describe('a quantity', () => {
  const bounds = { min: 1, max: 3 }

  it('stays a whole number between its bounds', () => {
    expect([0, 2.9, 9, Number.NaN].map((value) => boundedQuantity(value, bounds))).toEqual([1, 2, 3, 1])
  })

  it('follows the arrows up to the bounds and leaves other keys alone', () => {
    expect(quantityAfterKey('ArrowUp', 3, bounds)).toBe(3)
    expect(quantityAfterKey('ArrowDown', 2, bounds)).toBe(1)
    expect(quantityAfterKey('PageUp', 1, bounds)).toBe(3)
    expect(quantityAfterKey('a', 2, bounds)).toBeUndefined()
  })

  it('offers no more once the stock is reached', () => {
    const stepper = (value: number) =>
      draw(
        <QuantityStepper
          {...{
            value,
            max: 3,
            label: 'Quantidade',
            decreaseLabel: 'Menos',
            increaseLabel: 'Mais',
            maxReason: 'Só há 3',
          }}
          onChange={() => {}}
        />,
      )
    expect(stepper(3)).toMatch(/aria-label="Mais" disabled/)
    expect(stepper(2)).not.toContain('disabled=""')
    expect(stepper(2)).toContain('aria-valuemax="3"')
  })
})

describe('a field', () => {
  it('tells its control of hint and error', () => {
    const html = draw(<TextInput id="cep" label="CEP" hint="Oito números" error="Não encontramos este CEP." />)
    expect(html).toContain('for="cep"')
    expect(html).toMatch(/<input[^>]*aria-describedby="cep-hint cep-error"/)
    expect(html).toMatch(/<input[^>]*aria-invalid="true"/)
    expect(html).toMatch(/id="cep-error"[^>]*>.*Não encontramos este CEP\./)
  })

  it('describes nothing when there is nothing to say', () => {
    const html = draw(<TextInput id="cep" label="CEP" />)
    expect(html).not.toMatch(/aria-describedby|aria-invalid/)
  })
})

describe('a card', () => {
  it('offers the siblings of a drawn picture, best format first', () => {
    const html = draw(<CardArt src="/media/cards/bdn-004-488.webp" name="Curupira" />)
    expect(html).toContain(
      'srcSet="/media/cards/bdn-004-240.avif 240w, /media/cards/bdn-004-360.avif 360w, /media/cards/bdn-004-488.avif 488w"',
    )
    expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'))
    expect(html).toMatch(/<img[^>]*width="488" height="682"[^>]*loading="lazy"/)
  })

  it('takes a foreign picture as it is', () => {
    const html = draw(<CardArt src="https://images.example/sv1-198.png" name="Miraidon" />)
    expect(html).not.toContain('<source')
    expect(html).toContain('src="https://images.example/sv1-198.png"')
  })

  it('is fetched first in the first window, and named by the head with its sizes', () => {
    const first = draw(<CardArt src="/a-488.webp" name="Iara" priority="first" sizes="46vw" />)
    expect(first).toMatch(/loading="eager" fetchPriority="high"/)
    expect(first).toMatch(
      /^<link rel="preload" as="image" type="image\/avif" [^>]*488\.avif 488w" imageSizes="46vw"\/>/,
    )
    const early = draw(<CardArt src="/a-488.webp" name="Iara" priority="early" />)
    expect(early).toMatch(/loading="eager" decoding/)
    expect(early).not.toContain('preload')
  })

  it('shows its back and its name where there is no picture', () => {
    const html = draw(<CardArt src={null} name="Boitatá" />)
    expect(html).toContain('/media/card-back-488.webp')
    expect(html).toContain('Boitatá')
  })
})

describe('money', () => {
  it('reads cents as reais', () => {
    expect(draw(<Money cents={124990} />)).toContain('>R$ 1.249,90<')
    expect(draw(<Money cents={0} />)).toContain('R$ 0,00')
  })

  it('is nothing without an amount', () => {
    expect(draw(<Money cents={null} />)).toBe('')
  })

  it('says aloud that a struck price is past', () => {
    expect(draw(<Money cents={9600} struckLabel="Antes" />)).toMatch(/^<s .*Antes.*R\$ 96,00<\/s>$/)
  })
})

describe('a price chart', () => {
  it('lies on days in order whatever order they came in', () => {
    const points = [
      { on: '2026-10-03', cents: 9600 },
      { on: '2026-10-01', cents: 9200 },
    ]
    const { days, x, y } = priceGeometry([{ name: 'Normal', points }])
    expect(days).toEqual(['2026-10-01', '2026-10-03'])
    expect([x('2026-10-01'), x('2026-10-02'), x('2026-10-03')]).toEqual([0, 500, 1000])
    expect(y(9600)).toBeLessThan(y(9200))
  })

  it('stands in the middle with one day and draws nothing with none', () => {
    expect(priceGeometry([{ name: 'Normal', points: [{ on: '2026-10-01', cents: 0 }] }]).x('2026-10-01')).toBe(500)
    expect(priceGeometry([]).lines).toEqual([])
  })
})

it('the server sends a table and its cards, so that either can be shown before the script', () => {
  const columns = [{ key: 'name', header: 'Loja', cell: (row: string) => row }]
  const html = draw(
    <Table caption="Lojas" columns={columns} rows={['Toca do Saci']} rowKey={String} card={(row) => row} />,
  )
  expect(html.match(/Toca do Saci/g)).toHaveLength(2)
})

it('arrows turn round at both ends of a list', () => {
  expect(placeAfterKey('ArrowDown', { at: 2, count: 3, way: 'vertical' })).toBe(0)
  expect(placeAfterKey('ArrowLeft', { at: 0, count: 3, way: 'horizontal' })).toBe(2)
  expect(placeAfterKey('ArrowLeft', { at: 0, count: 3, way: 'vertical' })).toBeUndefined()
})

it('a seed always lays the same tiles', () => {
  const work = { seed: 7, columns: 12, rows: 2, tile: 12 }
  expect(tilePath(work)).toBe(tilePath(work))
  expect(tilePath(work)).not.toBe(tilePath({ ...work, seed: 8 }))
})
