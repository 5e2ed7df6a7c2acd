export const sheetShops = [
  'liga',
  'myp',
  'tcgplayer',
  'cardmarket',
  'cardtrader',
  'manabox',
  'dragonshield',
  'moxfield',
  'mtggoldfish',
  'deckbox',
  'collectr',
] as const
export type SheetShop = (typeof sheetShops)[number]
export const wordKinds = ['condition', 'language', 'finish'] as const
export type WordKind = (typeof wordKinds)[number]
