import type { Translate } from '../../../../lib/text.tsx'

/** Returns "26 a 28 de nov." or "Chega entre 28 de nov. e 2 de dez."; both days are dd-mm-yyyy. */
export function arrivalWords(t: Translate, { first, last }: { first: string; last: string }, form: 'days' | 'arrives') {
  const months = t('offers.months').split(' ')
  const [from, to] = [first, last].map((day) => {
    const [date, month] = day.split('-').map(Number) as [number, number]
    return { date, month: months[month - 1]! }
  }) as [Day, Day]
  const isWithin = from.month === to.month
  const values = { first: from.date, firstMonth: from.month, last: to.date, month: to.month }
  if (form === 'days') return t(isWithin ? 'offers.daysWithin' : 'offers.daysAcross', values)
  return t(isWithin ? 'offers.arrivesWithin' : 'offers.arrivesAcross', values)
}

interface Day {
  date: number
  month: string
}
