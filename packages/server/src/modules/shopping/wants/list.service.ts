import { MOST_WANTS, type wantsSchemas } from '@bra/contract/shopping/wants.schemas'
import { isThisOrBetter, rankOfCondition } from '@bra/contract/trade/trade'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { holdLists } from '../../../platform/platform.queries.ts'
import type { User } from '../../../platform/routes.ts'
import { listKept, nothingKept, readList, type UnderstoodCard } from '../card-lists/index.ts'
import { markSeen } from './alerts.queries.ts'
import { countWants, saveWantRows, typesOfProducts } from './wants.queries.ts'
import { ANYTHING } from './wants.service.ts'

type WantedList = z.output<typeof wantsSchemas.saveList.body>

const MOST_COPIES = 999

export async function saveListOfWants(app: App, user: User, { list, skip_unknown: skips, ...limits }: WantedList) {
  const read = await readList(app, list)
  const { understood, unknown } = read
  if (understood.length === 0 || (unknown.length > 0 && !skips)) return nothingKept(read)
  const now = app.clock.now()
  const cards = await cardsAmong(
    app,
    understood.map(({ productId }) => productId),
  )
  const rows = [...Map.groupBy(understood, ({ productId }) => productId)].map(([product_id, of]) => {
    const written = copyWritten(of)
    const condition = cards.has(product_id) ? (written.condition ?? limits.condition ?? null) : null
    return {
      ...ANYTHING,
      ...limits,
      ...{ user_id: user.id, product_id, condition, condition_rank: condition && rankOfCondition(condition) },
      any_edition: limits.any_edition || of.every(({ isAnyEdition }) => isAnyEdition),
      languages: written.languages ?? limits.languages ?? [],
      finish: written.finish ?? limits.finish ?? null,
      edition: written.edition ?? limits.edition ?? null,
      limit_cents: written.mostCents ?? limits.limit_cents ?? null,
      quantity: Math.min(MOST_COPIES, copiesOf(of)),
      ...{ created_at: now, updated_at: now, told_at: null },
    }
  })
  await app.transaction(async (tx) => {
    await holdLists(tx, user.id)
    const saved = await saveWantRows(tx, rows)
    if ((await countWants(tx, user.id)) > MOST_WANTS) fail('too_many_wants')
    await markSeen(
      tx,
      saved.map(({ id }) => id),
      now,
    )
  })
  return listKept(read)
}

/** One want stands for all lines of its product, so that a limit is one that each of them says; null where one says none. */
function copyWritten(of: UnderstoodCard[]) {
  const languages = allSaid(of.map(({ language }) => language))
  const conditions = allSaid(of.map(({ condition }) => condition))
  const bounds = allSaid(of.map(({ mostCents }) => mostCents))
  return {
    condition: conditions?.reduce((worst, one) => (isThisOrBetter(worst, one) ? one : worst)) ?? null,
    languages: languages && [...new Set(languages)],
    finish: sameIn(of.map(({ finish }) => finish)),
    edition: sameIn(of.map(({ edition }) => edition)),
    mostCents: bounds && Math.max(...bounds),
  }
}

const allSaid = <Word>(words: (Word | null)[]) => (words.includes(null) ? null : (words as Word[]))
const sameIn = <Word>([first, ...others]: Word[]) => (others.every((one) => one === first) ? first! : null)

const copiesOf = (of: UnderstoodCard[]) => of.reduce((sum, { quantity }) => sum + quantity, 0)

async function cardsAmong({ db }: App, productIds: number[]) {
  const rows = await typesOfProducts(db, [...new Set(productIds)])
  return new Set(rows.filter(({ type }) => type === 'tcg').map(({ id }) => id))
}
