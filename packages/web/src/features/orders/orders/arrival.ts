import { date } from '@bra/contract/format'
import type { StoreOrder } from '@bra/contract/orders.schemas'
import type { Translate } from '../../lib/text.tsx'

/** "terça, 25-11-2026", in Brasília. */
export function weekday(instant: string, language: string) {
  const at = new Date(instant)
  const name = at.toLocaleDateString(language, { weekday: 'long', timeZone: 'America/Sao_Paulo' })
  return `${name.split('-')[0]}, ${date(at)}`
}

type Expected = Pick<StoreOrder, 'arrives'>

/** When a parcel should come, in words; nothing where nobody can know. */
export function arrivalOf({ arrives }: Expected, t: Translate, language: string) {
  if (!arrives) return null
  const [first, last] = [weekday(arrives.first, language), weekday(arrives.last, language)]
  if (isLate(arrives)) return t('orders.late', { last })
  return first === last ? t('orders.arrivesOn', { last }) : t('orders.arrives', { first, last })
}

/** The last day is over. */
export const isLate = (arrives: StoreOrder['arrives']) =>
  arrives !== null && dayOf(new Date()) > dayOf(new Date(arrives.last))

const dayOf = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })
