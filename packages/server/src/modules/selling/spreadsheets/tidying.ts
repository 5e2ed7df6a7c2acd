import type { SheetShop } from '@bra/contract/selling/sheet-shop-names'
import { plain } from '@bra/contract/trade/format'
import type { Extra, Finish } from '@bra/contract/trade/trade'
import type { Cells, ColumnName } from '@bra/contract/trade/sheet-columns'
import { bare } from '@bra/contract/trade/sheet-words'

export function tidied(cells: Cells, shop: SheetShop | null): Cells {
  if (!shop) return cells
  const whole = withEdition(shop === 'tcgplayer' ? withParts(cells) : cells)
  const extras = [...flagsOf(whole), ...wordsIn(whole.extras).flatMap(extraCalled)]
  const finish = wordsIn(whole.extras).flatMap(finishCalled)[0]
  const { playset, reversa, nota, extras: _, ...rest } = whole
  return {
    ...rest,
    ...(nota && !UNGRADED.test(nota) && { nota }),
    ...(extras.length > 0 && { extras: [...new Set(extras)].join('|') }),
    ...((isYes(reversa) && { acabamento: 'reverse' }) || (finish && { acabamento: finish })),
    ...(isYes(playset) &&
      /^\d+$/.test(rest.quantidade ?? '') && { quantidade: String(Number(rest.quantidade) * CARDS_OF_A_PLAYSET) }),
  }
}

const CARDS_OF_A_PLAYSET = 4

/** What programs write for a card without a grade. */
const UNGRADED = /^(?:0|-|no|none|raw|ungraded)$/i

const isYes = (cell = '') => ['1', 'x', 'true', 'yes', 'sim', 's', 'y'].includes(plain(cell))

const flags = [
  ['primeira', '1edicao'],
  ['assinada', 'assinada'],
  ['alterada', 'alterada'],
  ['misprint', 'misprint'],
] as const satisfies [ColumnName, Extra][]
/** Deckbox writes the word itself: "signed". */
const flagsOf = (cells: Cells): Extra[] =>
  flags.flatMap(([column, extra]) => {
    const cell = cells[column]
    return isYes(cell) || wordsIn(cell).flatMap(extraCalled).includes(extra) ? extra : []
  })

const wordsIn = (cell = '') => cell.split(/[,;|/]/).flatMap((word) => bare(word) || [])

const extraWords = new Map<string, Extra>(
  Object.entries({
    promo: 'promo',
    prerelease: 'prelancamento',
    prelancamento: 'prelancamento',
    buyabox: 'promo',
    fnm: 'promo',
    dci: 'promo',
    assinada: 'assinada',
    signed: 'assinada',
    alterada: 'alterada',
    altered: 'alterada',
    misprint: 'misprint',
    staff: 'staff',
    shadowless: 'shadowless',
    '1edicao': '1edicao',
    '1aedicao': '1edicao',
    primeiraedicao: '1edicao',
    '1stedition': '1edicao',
    unlimited: 'ilimitada',
    ilimitada: 'ilimitada',
    limited: 'limitada',
    limitada: 'limitada',
  } as const),
)
const extraCalled = (word: string) => extraWords.get(word) ?? []

const finishWords = new Map<string, Finish>(
  Object.entries({
    foiletched: 'etched',
    etched: 'etched',
    oversize: 'jumbo',
    jumbo: 'jumbo',
    reversefoil: 'reverse',
    reverseholo: 'reverse',
    rainbowfoil: 'rainbow',
    coldfoil: 'cold',
    goldfoil: 'gold',
    goldcoldfoil: 'gold',
    surgefoil: 'surge',
    texturedfoil: 'textured',
    foil: 'foil',
    holo: 'foil',
  } as const),
)
const finishCalled = (word: string) => finishWords.get(word) ?? []

const PARTS =
  /(?: (1st Edition|Unlimited|Limited))?(?: ((?:Reverse |Rainbow |Cold |Gold |Gold Cold |Surge |Textured )?(?:Holofoil|Foil|Normal)))?(?: - (.+))?$/i

/** Splits a condition that has edition, finish and language in it: "Near Mint 1st Edition Holofoil - German". */
function withParts(cells: Cells): Cells {
  const [whole, edition = '', finish, language] = PARTS.exec(cells.condicao ?? '') ?? []
  if (!whole || !(edition || finish || language)) return cells
  return {
    ...cells,
    condicao: cells.condicao!.slice(0, -whole.length),
    ...(finish && !cells.acabamento && { acabamento: finish }),
    ...(language && { idioma: language }),
    ...(edition && { extras: [edition, cells.extras].filter(Boolean).join('|') }),
  }
}

const EDITION = /^(1st Edition|Unlimited|Limited)(?: (.+))?$/i

/** Splits a finish that has the edition before it: "Unlimited Holofoil"; an edition alone says no finish. */
function withEdition(cells: Cells): Cells {
  const [whole, edition, finish] = EDITION.exec(cells.acabamento ?? '') ?? []
  if (!whole) return cells
  return { ...cells, acabamento: finish ?? 'Normal', extras: [edition, cells.extras].filter(Boolean).join('|') }
}
