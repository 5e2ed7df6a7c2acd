const DAY_MS = 86_400_000
const SATURDAY = 6
const SUNDAY = 0

/** The days on which a parcel ordered now would arrive, as dd-mm; weekends do not count. */
export function deliveryWindow({ days_min, days_max }: { days_min: number; days_max: number }, now: Date) {
  const today = Date.parse(`${dayInBrazil(now)}T00:00:00Z`)
  const [first, last] = [days_min, days_max].map((days) => dayAndMonth(afterBusinessDays(today, days)))
  return { first: first!, last: last! }
}

function afterBusinessDays(from: number, days: number) {
  let day = from
  for (let left = days; left > 0;) {
    day += DAY_MS
    if (isBusinessDay(day)) left -= 1
  }
  return day
}

function isBusinessDay(day: number) {
  const weekday = new Date(day).getUTCDay()
  return weekday !== SATURDAY && weekday !== SUNDAY
}

const dayAndMonth = (day: number) => new Date(day).toISOString().slice(5, 10).split('-').reverse().join('-')

const dayInBrazil = (now: Date) => now.toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })
