import { date, money } from '@bra/contract/trade/format'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useState } from 'react'
import { box, type PriceGeometry, type PriceSeries } from './priceGeometry.ts'

const inks = ['text-mata', 'text-anil', 'text-buriti', 'text-acai', 'text-urucum']
const dashes = [undefined, '6 4', '2 3', '8 3 2 3', '12 4']

interface PricePlotProps {
  title: string
  series: PriceSeries[]
  geometry: PriceGeometry
}

/** The SVG is stretched, so text and dots, which must keep their shape, lie over it as HTML. */
export function PricePlot({ title, series, geometry }: PricePlotProps) {
  const { days, ticks } = geometry
  const [at, setAt] = useState(days.length - 1)
  const day = days[Math.min(at, days.length - 1)]!

  const readAt = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setAt(nearestDay(geometry, ((event.clientX - left) / width) * box.width))
  }
  const walk = (event: KeyboardEvent) => {
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: days.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setAt(Math.max(0, Math.min(days.length - 1, next)))
  }

  return (
    <div className="flex h-full flex-col text-caption text-ink-3 tabular-nums">
      <p aria-hidden className="mb-3 flex h-4 flex-wrap gap-x-4 overflow-hidden text-ink-2">
        <span>{date(day)}</span>
        {series.map((one, index) => (
          <Reading
            key={one.name}
            name={series.length > 1 ? one.name : ''}
            ink={inks[index % inks.length]!}
            cents={centsOn(one, day)}
          />
        ))}
      </p>
      <div className="relative mr-2 ml-18 flex-1">
        {ticks.map((tick) => (
          <span
            key={tick.cents}
            aria-hidden
            className="absolute right-full mr-3 -translate-y-1/2 whitespace-nowrap"
            style={{ top: percentY(tick.y) }}
          >
            {money(tick.cents)}
          </span>
        ))}
        <div
          role="slider"
          tabIndex={0}
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={days.length - 1}
          aria-valuenow={at}
          aria-valuetext={reading(series, day)}
          onPointerMove={readAt}
          onPointerDown={readAt}
          onKeyDown={walk}
          className="absolute inset-0 cursor-crosshair touch-pan-y rounded-tag"
        >
          <Drawing geometry={geometry} />
          <span
            aria-hidden
            className="absolute inset-y-0 w-px bg-line-strong"
            style={{ left: percentX(geometry.x(day)) }}
          />
          {series.map((one, index) => (
            <Dot
              key={one.name}
              ink={inks[index % inks.length]!}
              x={geometry.x(day)}
              y={geometry.y(centsOn(one, day) ?? Number.NaN)}
            />
          ))}
        </div>
      </div>
      <p aria-hidden className="mt-2 mr-2 ml-18 flex h-4 justify-between">
        <span>{date(days[0])}</span>
        {days.length > 1 && <span>{date(days.at(-1))}</span>}
      </p>
    </div>
  )
}

function Drawing({ geometry }: { geometry: PriceGeometry }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      {geometry.ticks.map((tick) => (
        <path
          key={tick.cents}
          d={`M0 ${tick.y}H${box.width}`}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {geometry.area && <path d={geometry.area} className="fill-mata-soft" />}
      {geometry.lines.map((path, index) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray={dashes[index % dashes.length]}
          vectorEffect="non-scaling-stroke"
          className={inks[index % inks.length]}
        />
      ))}
    </svg>
  )
}

function Dot({ ink, x, y }: { ink: string; x: number; y: number }) {
  if (Number.isNaN(y)) return null
  return (
    <span
      aria-hidden
      className={`absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface bg-current ${ink}`}
      style={{ left: percentX(x), top: percentY(y) }}
    />
  )
}

function Reading({ name, ink, cents }: { name: string; ink: string; cents?: number }) {
  return (
    <span className="font-bold">
      <span className={ink}>{name}</span> {money(cents)}
    </span>
  )
}

const centsOn = (series: PriceSeries, day: string) => series.points.find((point) => point.on === day)?.cents

const reading = (series: PriceSeries[], day: string) =>
  [date(day), ...series.map((one) => `${one.name} ${money(centsOn(one, day)) || '–'}`)].join(', ')

function nearestDay({ days, x }: PriceGeometry, wanted: number) {
  const distances = days.map((day) => Math.abs(x(day) - wanted))
  return distances.indexOf(Math.min(...distances))
}

const percentX = (x: number) => `${((x / box.width) * 100).toFixed(2)}%`
const percentY = (y: number) => `${((y / box.height) * 100).toFixed(2)}%`
