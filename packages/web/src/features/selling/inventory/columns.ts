import type { SiteText } from '@bra/contract/kit/both'
import type { OfferCondition } from '@bra/contract/trade/trade'
import { cellTexts } from './cell-texts.ts'
import type { Field } from './drafts.ts'
import type { OrderWord } from './grid-state.ts'
import { inventoryTexts } from './texts.ts'

export interface GridColumn {
  key: string
  text: SiteText
  field?: Field
  numeric?: boolean
  hiddenHeader?: boolean
  /** True if the owner cannot hide it. */
  always?: boolean
  /** True if it is hidden until the owner shows it. */
  extra?: boolean
  /** The sort orders that the heading switches between, ascending first. */
  orders?: [OrderWord] | [OrderWord, OrderWord]
  width: string
}

export const columns: GridColumn[] = [
  { key: 'select', text: inventoryTexts.columnSelect, hiddenHeader: true, always: true, width: '2.75rem' },
  { key: 'card', text: inventoryTexts.columnCard, orders: ['nome'], always: true, width: 'minmax(11rem, 1fr)' },
  { key: 'condition', text: inventoryTexts.columnCondition, field: 'condition', width: '6rem' },
  { key: 'language', text: inventoryTexts.columnLanguage, field: 'language', width: '5.5rem' },
  { key: 'finish', text: inventoryTexts.columnFinish, field: 'finish', width: '6rem' },
  {
    key: 'price_cents',
    text: inventoryTexts.columnPrice,
    field: 'price_cents',
    numeric: true,
    orders: ['menor-preco', 'maior-preco'],
    always: true,
    width: '6rem',
  },
  {
    key: 'quantity',
    text: inventoryTexts.columnQuantity,
    field: 'quantity',
    numeric: true,
    orders: ['estoque'],
    width: '6.25rem',
  },
  { key: 'status', text: inventoryTexts.columnStatus, field: 'status', width: '6rem' },
  {
    key: 'position',
    text: cellTexts.position,
    field: 'position',
    orders: ['posicao'],
    extra: true,
    width: '8rem',
  },
  { key: 'sku', text: cellTexts.sku, field: 'sku', extra: true, width: '7rem' },
  { key: 'lowest', text: inventoryTexts.columnLowest, numeric: true, width: '6rem' },
  { key: 'market', text: inventoryTexts.columnMarket, numeric: true, width: '6rem' },
  { key: 'last_sale', text: inventoryTexts.columnLastSale, numeric: true, width: '6rem' },
  { key: 'menu', text: inventoryTexts.columnMenu, hiddenHeader: true, always: true, width: '2.75rem' },
]

/** True if the cell can be edited in place; a graded card's condition cannot. */
export const isEditable = ({ field }: GridColumn, condition: OfferCondition) =>
  field !== undefined && !(field === 'condition' && condition === 'graded')

/** Returns the CSS for the tracks of these columns and for the least width that fits them; a narrower frame scrolls. */
export function tracksOf(shown: readonly number[]) {
  const widths = shown.map((at) => columns[at]!.width)
  const least = widths.map((width) => /^minmax\((.+), 1fr\)$/.exec(width)?.[1] ?? width)
  return { gridTemplateColumns: widths.join(' '), minWidth: `calc(${least.join(' + ')})` }
}
export const SELECT = 0
export const CARD = 1
export const PRICE = columns.findIndex(({ field }) => field === 'price_cents')
export const MENU = columns.length - 1
