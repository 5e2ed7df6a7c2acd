import type { AskedWord } from '@bra/contract/selling/spreadsheets.schemas'
import type { SheetShop } from '@bra/contract/selling/sheet-shop-names'
import type { Db, Tx } from '../../../platform/db.ts'
import { bare, wordKey } from '@bra/contract/trade/sheet-words'

export async function wordsOfStore(db: Db, storeId: number, shop: SheetShop | null) {
  const rows = await db
    .selectFrom('sheet_words')
    .select(['kind', 'word', 'meaning'])
    .where('store_id', '=', storeId)
    .where('shop', '=', shop ?? '')
    .execute()
  return new Map(rows.map(({ kind, word, meaning }) => [wordKey(kind, word), meaning]))
}

export async function keepWords(tx: Tx, storeId: number, shop: SheetShop | null, words: AskedWord[]) {
  const last = new Map(words.map((asked) => [wordKey(asked.kind, asked.word), asked]))
  if (last.size === 0) return
  await tx
    .insertInto('sheet_words')
    .values(
      [...last.values()].map(({ kind, word, meaning }) => ({
        store_id: storeId,
        shop: shop ?? ('' as const),
        kind,
        word: bare(word),
        meaning,
      })),
    )
    .onConflict((key) =>
      key
        .columns(['store_id', 'shop', 'kind', 'word'])
        .doUpdateSet(({ ref }) => ({ meaning: ref('excluded.meaning') })),
    )
    .execute()
}
