import type { SheetShop } from '../selling/sheet-shop-names.ts'
import type { CardLanguage } from './trade.ts'
import { plainHeadings } from './sheet-columns.ts'

/** Headings, as `plainHeading` writes them, of which all of one list are in every export of that shop. */
const signs: Record<SheetShop, string[][]> = {
  liga: [
    ['edicao_sigla', 'card_en'],
    ['edicao_sigla', 'card_pt'],
  ],
  manabox: [['manabox_id']],
  dragonshield: [['folder_name', 'card_name', 'printing']],
  deckbox: [['tradelist_count', 'artist_proof']],
  moxfield: [['count', 'tradelist_count', 'edition']],
  mtggoldfish: [['card', 'set_id', 'set_name', 'quantity']],
  collectr: [['variance', 'card_condition']],
  tcgplayer: [
    ['tcgplayer_id', 'product_line'],
    ['simple_name', 'product_id', 'printing'],
    ['tcg_marketplace_price', 'product_name'],
  ],
  cardmarket: [['idarticle', 'idproduct'], ['idproduct', 'idlanguage'], ['english_name', 'exp_name'], ['cardmarketid']],
  cardtrader: [['blueprint_id'], ['expansion_code', 'collector_number'], ['expansion_name', 'collector_number']],
  myp: [['nome_em_ingles', 'qualidade', 'edicao'], ['nome_em_ingles', 'estado', 'edicao'], ['id_myp'], ['codigo_myp']],
}

/** Tells whose export a file is by its headings, or by its name where shops have no headings of their own. */
export function shopOf(headings: string[], fileName: string): SheetShop | null {
  const names = new Set(headings.flatMap(plainHeadings))
  const isOurs = names.has('codigo') && names.has('condicao')
  if (isOurs) return null
  const [found] =
    Object.entries(signs).find(([, lists]) => lists.some((all) => all.every((one) => names.has(one)))) ?? []
  return (found as SheetShop | undefined) ?? (/\bmyp ?cards?\b/i.test(fileName) ? 'myp' : null)
}

interface Habits {
  /** The language of a card whose line does not say it. */
  language: CardLanguage
  /** The currency of prices whose line does not say it; null where the file has no prices of sale. */
  currency: string | null
}

export const habits: Record<SheetShop, Habits> = {
  liga: { language: 'PT', currency: 'BRL' },
  myp: { language: 'PT', currency: 'BRL' },
  tcgplayer: { language: 'EN', currency: 'USD' },
  cardmarket: { language: 'EN', currency: 'EUR' },
  cardtrader: { language: 'EN', currency: 'EUR' },
  manabox: { language: 'EN', currency: null },
  dragonshield: { language: 'EN', currency: null },
  moxfield: { language: 'EN', currency: null },
  mtggoldfish: { language: 'EN', currency: null },
  deckbox: { language: 'EN', currency: null },
  collectr: { language: 'EN', currency: null },
}
