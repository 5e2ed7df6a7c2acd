import type { OfferCondition } from '@bra/contract/trade/trade'
import type { TextKey } from '../../../text/keys.ts'
import type { Field } from './drafts.ts'
import type { OrderWord } from './grid-state.ts'

export interface GridColumn {
  key: string
  text: TextKey
  /** The field of an offer that is edited in the cells of this column. */
  field?: Field
  numeric?: boolean
  hiddenHeader?: boolean
  /** The sort orders that the heading switches between, ascending first. */
  orders?: [OrderWord] | [OrderWord, OrderWord]
  width: string
}

export const columns: GridColumn[] = [
  { key: 'select', text: 'inventory.columnSelect', hiddenHeader: true, width: '2.75rem' },
  { key: 'card', text: 'inventory.columnCard', orders: ['nome'], width: 'minmax(13rem, 1fr)' },
  { key: 'condition', text: 'inventory.columnCondition', field: 'condition', width: '12.25rem' },
  { key: 'language', text: 'inventory.columnLanguage', field: 'language', width: '5.75rem' },
  { key: 'finish', text: 'inventory.columnFinish', field: 'finish', width: '7rem' },
  {
    key: 'price_cents',
    text: 'inventory.columnPrice',
    field: 'price_cents',
    numeric: true,
    orders: ['menor-preco', 'maior-preco'],
    width: '7rem',
  },
  {
    key: 'quantity',
    text: 'inventory.columnQuantity',
    field: 'quantity',
    numeric: true,
    orders: ['estoque'],
    width: '6.25rem',
  },
  { key: 'status', text: 'inventory.columnStatus', field: 'status', width: '6.25rem' },
  { key: 'lowest', text: 'inventory.columnLowest', numeric: true, width: '6.75rem' },
  { key: 'market', text: 'inventory.columnMarket', numeric: true, width: '6.75rem' },
  { key: 'last_sale', text: 'inventory.columnLastSale', numeric: true, width: '6.75rem' },
  { key: 'menu', text: 'inventory.columnMenu', hiddenHeader: true, width: '2.75rem' },
]

/** True if the cell can be edited in place; a graded card's condition cannot. */
export const isEditable = ({ field }: GridColumn, condition: OfferCondition) =>
  field !== undefined && !(field === 'condition' && condition === 'graded')

export const template = columns.map(({ width }) => width).join(' ')
/** The least width that fits all columns; the frame scrolls if it is narrower. */
export const MIN_WIDTH = '83.5rem'
export const SELECT = 0
export const CARD = 1
export const PRICE = columns.findIndex(({ field }) => field === 'price_cents')
export const MENU = columns.length - 1
