export interface PricePoint {
  /** yyyy-mm-dd */
  on: string
  cents: number
}

export interface PriceSeries {
  name: string
  points: PricePoint[]
}

/** In units of the drawing, which the page stretches to the width that it has. */
export const box = { width: 1000, height: 200 }

const MOST_TICKS = 4

export function priceGeometry(series: PriceSeries[]) {
  const points = series.flatMap((one) => one.points)
  const days = [...new Set(points.map((point) => point.on))].toSorted()
  const cents = points.map((point) => point.cents)
  const least = Math.min(...cents)
  const most = Math.max(...cents)
  const air = Math.max((most - least) * 0.15, most * 0.02, 1)
  const step = roundStep((most - least + 2 * air) / MOST_TICKS)
  const floor = Math.floor(Math.max(0, least - air) / step) * step
  const ceiling = Math.ceil((most + air) / step) * step

  const across = linear([instant(days[0]), instant(days.at(-1))], [0, box.width])
  const y = linear([floor, ceiling], [box.height, 0])
  const x = (day: string | undefined) => (days.length > 1 ? across(instant(day)) : box.width / 2)
  const lineOf = (one: PriceSeries) =>
    one.points.map(({ on, cents: at }, index) => `${index ? 'L' : 'M'}${x(on).toFixed(1)} ${y(at).toFixed(1)}`).join('')

  const lines = series.map(lineOf)
  const [first, last] = [series[0]?.points[0], series[0]?.points.at(-1)]
  return {
    days,
    ticks: ticksBetween(floor, ceiling, step).map((value) => ({ cents: value, y: y(value) })),
    x,
    y,
    lines,
    area: series.length === 1 && first && last ? `${lines[0]}V${box.height}H${x(first.on).toFixed(1)}Z` : null,
  }
}

export type PriceGeometry = ReturnType<typeof priceGeometry>

const instant = (day: string | undefined) => Date.parse(`${day}T12:00:00Z`)

const linear =
  ([from, to]: [number, number], [low, high]: [number, number]) =>
  (value: number) =>
    low + ((value - from) / (to - from || 1)) * (high - low)

/** Rounds up to 1, 2 or 5 times a power of ten. */
function roundStep(wanted: number) {
  const power = 10 ** Math.floor(Math.log10(wanted))
  return power * (wanted / power <= 1 ? 1 : wanted / power <= 2 ? 2 : wanted / power <= 5 ? 5 : 10)
}

const ticksBetween = (floor: number, ceiling: number, step: number) =>
  Array.from({ length: Math.round((ceiling - floor) / step) + 1 }, (_, at) => Math.round(floor + at * step))
