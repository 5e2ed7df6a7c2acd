import type { SiteText } from '@bra/contract/kit/both'
import { finishes, languages, offerConditions } from '@bra/contract/trade/trade'
import { oneOf, wordOf } from '../../../lib/address.ts'
import type { IndexAsked } from './inventory.data.ts'
import { inventoryTexts } from './texts.ts'

export const kinds = {
  all: { part: '', text: inventoryTexts.kindAll, filter: {} },
  cards: { part: 'Tcg', text: inventoryTexts.kindCards, filter: { type: 'tcg' } },
  goods: { part: 'Cards', text: inventoryTexts.kindGoods, filter: { goods: true } },
  center: { part: 'CardsBra', text: inventoryTexts.kindCenter, filter: { bra_center: true } },
} as const satisfies Record<string, { part: string; text: SiteText; filter: Partial<IndexAsked> }>
export type Kind = keyof typeof kinds

export const tabWords = { todos: 'all', ativos: 'available', pausados: 'paused', 'sem-estoque': 'sold_out' } as const
export const orderWords = {
  recentes: 'newest',
  nome: 'name',
  numero: 'number',
  colecao: 'category',
  'menor-preco': 'price_low',
  'maior-preco': 'price_high',
  estoque: 'quantity',
  'sem-mudar': 'stale',
  posicao: 'position',
} as const
export type TabWord = keyof typeof tabWords
export type OrderWord = keyof typeof orderWords
export const keysOf = <T extends object>(words: T) => Object.keys(words) as (keyof T)[]

export const readGrid = (query: URLSearchParams) => ({
  tab: oneOf(query, 'aba', keysOf(tabWords)) ?? 'todos',
  order: oneOf(query, 'ordem', keysOf(orderWords)) ?? 'recentes',
  search: wordOf(query, 'busca'),
  game: wordOf(query, 'jogo'),
  category: Number(wordOf(query, 'colecao')) || undefined,
  condition: oneOf(query, 'condicao', offerConditions),
  language: oneOf(query, 'idioma', languages),
  finish: oneOf(query, 'acabamento', finishes),
  lacksPassport: query.has('sem-passaporte') || undefined,
  unconfirmed: query.has('a-confirmar') || undefined,
})
export type GridState = ReturnType<typeof readGrid>

export const askedBy = (store_id: number, kind: Kind, state: GridState): IndexAsked => ({
  store_id,
  ...kinds[kind].filter,
  ...viewOf(state),
})

export const viewOf = (state: GridState) => ({
  tab: tabWords[state.tab],
  order: orderWords[state.order],
  search: state.search,
  business: state.game,
  category_id: state.category,
  condition: state.condition,
  language: state.language,
  finish: state.finish,
  lacks_passport: state.lacksPassport,
  unconfirmed: state.unconfirmed,
})

const wordFor = (words: Record<string, string>, code: string) => Object.keys(words).find((word) => words[word] === code)

export const wordsOfView = (view: { tab: string; order: string; [name: string]: unknown }) => ({
  aba: wordFor(tabWords, view.tab),
  ordem: wordFor(orderWords, view.order),
  busca: view.search as string | undefined,
  jogo: view.business as string | undefined,
  colecao: view.category_id as number | undefined,
  condicao: view.condition as string | undefined,
  idioma: view.language as string | undefined,
  acabamento: view.finish as string | undefined,
  'sem-passaporte': view.lacks_passport ? '1' : undefined,
  'a-confirmar': view.unconfirmed ? '1' : undefined,
})

/** Parameters of the address that narrow the grid; its order narrows nothing. */
export const narrowing = Object.keys(wordsOfView({ tab: '', order: '' })).filter((name) => name !== 'ordem')
