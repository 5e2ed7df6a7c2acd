import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'

export interface PricePoint {
  /** yyyy-mm-dd */
  on: string
  cents: number
}

export interface PriceSeries {
  name: string
  points: PricePoint[]
}

/** The box of the drawing; the page stretches it to the width it has. */
export const box = { width: 1000, height: 200 }

/** Places and paths of all series on one scale, in the units of `box`. */
export function priceGeometry(series: PriceSeries[]) {
  const points = series.flatMap((one) => one.points)
  const days = [...new Set(points.map((point) => point.on))].toSorted()
  const cents = points.map((point) => point.cents)
  const least = Math.min(...cents)
  const most = Math.max(...cents)
  const air = Math.max((most - least) * 0.15, most * 0.02, 1)

  const across = scaleLinear()
    .domain([instant(days[0]), instant(days.at(-1))])
    .range([0, box.width])
  const up = scaleLinear()
    .domain([Math.max(0, least - air), most + air])
    .nice(4)
    .range([box.height, 0])
  const x = (day: string | undefined) => (days.length > 1 ? across(instant(day)) : box.width / 2)

  const place = { x: (point: PricePoint) => x(point.on), y: (point: PricePoint) => up(point.cents) }
  const drawLine = line<PricePoint>().x(place.x).y(place.y)
  const drawArea = area<PricePoint>().x(place.x).y0(box.height).y1(place.y)

  return {
    days,
    ticks: up.ticks(3).map((value) => ({ cents: value, y: up(value) })),
    x,
    y: up,
    lines: series.map((one) => drawLine(one.points) ?? ''),
    area: series.length === 1 ? drawArea(series[0]!.points) : null,
  }
}

export type PriceGeometry = ReturnType<typeof priceGeometry>

const instant = (day: string | undefined) => Date.parse(`${day}T12:00:00Z`)
