import { date } from '@bra/contract/trade/format'
import type { StoreOrder } from '@bra/contract/orders/orders.schemas'
import { dateFormat, dayInBrasilia } from '../../../lib/intl.ts'
import type { Translate } from '../../../lib/text.tsx'
import { parcelNewsTexts } from './parcel-news-texts.ts'

const TIME_ZONE = 'America/Sao_Paulo'

/** Returns "terça, 25-11-2026" in the time of Brasília. */
export function weekday(instant: string, language: string) {
  const at = new Date(instant)
  const name = dateFormat(language, { weekday: 'long', timeZone: TIME_ZONE }).format(at)
  return `${name.split('-')[0]}, ${date(at)}`
}

type Expected = Pick<StoreOrder, 'arrives'>

export function arrivalOf({ arrives }: Expected, t: Translate, language: string) {
  if (!arrives) return null
  const [first, last] = [weekday(arrives.first, language), weekday(arrives.last, language)]
  if (isLate(arrives)) return t(parcelNewsTexts.late, { last })
  return first === last ? t(parcelNewsTexts.arrivesOn, { last }) : t(parcelNewsTexts.arrives, { first, last })
}

export const isLate = (arrives: StoreOrder['arrives']) =>
  arrives !== null && dayInBrasilia(new Date()) > dayInBrasilia(new Date(arrives.last))
