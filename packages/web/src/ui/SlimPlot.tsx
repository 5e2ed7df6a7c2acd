import { date, money } from '@bra/contract/trade/format'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { box, priceGeometry, type PriceGeometry, type PricePoint } from './priceGeometry.ts'

interface SlimPlotProps {
  title: string
  points: PricePoint[]
  /** Takes the cents to which somebody dragged a line, and says what the line means. */
  onChoose: (cents: number) => void
  chosenText: (price: string) => string
}

const LEAST_DRAG_PX = 4

/** Pointer and arrow keys read the line, and dragging up or down chooses a price. */
export function SlimPlot({ title, points, onChoose, chosenText }: SlimPlotProps) {
  const geometry = useMemo(() => priceGeometry([{ name: title, points }]), [title, points])
  const { days } = geometry
  const [read, setRead] = useState<number | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const from = useRef<number | null>(null)
  const last = days.length - 1
  const at = Math.min(read ?? last, last)
  const point = points[at]!

  const move = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    setRead(nearestDay(geometry, ((event.clientX - left) / width) * box.width))
    if (from.current === null || (chosen === null && Math.abs(event.clientY - from.current) < LEAST_DRAG_PX)) return
    setChosen(centsAt(geometry, (event.clientY - top) / height))
  }
  const begin = (event: PointerEvent<HTMLElement>) => {
    // A finger scrolls the page.
    if (event.pointerType === 'touch') return
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = event.clientY
  }
  const end = () => {
    from.current = null
    setChosen(null)
  }
  const walk = (event: KeyboardEvent) => {
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setRead(Math.max(0, Math.min(last, next)))
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={title}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={`${date(point.on)}, ${money(point.cents)}`}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => {
        if (chosen !== null) onChoose(chosen)
        end()
      }}
      onPointerCancel={end}
      onPointerLeave={() => setRead(null)}
      onBlur={() => setRead(null)}
      onKeyDown={walk}
      className="relative h-full cursor-row-resize touch-pan-y rounded-tag text-caption tabular-nums select-none"
    >
      <svg
        aria-hidden
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full text-mata"
      >
        {geometry.area && <path d={geometry.area} className="fill-mata-soft" />}
        <path
          d={geometry.lines[0]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span
        aria-hidden
        className="absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface bg-mata"
        style={{ left: percent(geometry.x(point.on) / box.width), top: percent(geometry.y(point.cents) / box.height) }}
      />
      {read !== null && chosen === null && (
        <Tag isLeft={at > last / 2}>
          {date(point.on)} · <b className="text-ink">{money(point.cents)}</b>
        </Tag>
      )}
      {chosen !== null && (
        <>
          <span
            aria-hidden
            className="absolute inset-x-0 border-t-2 border-dashed border-anil"
            style={{ top: percent(geometry.y(chosen) / box.height) }}
          />
          <Tag isLeft>{chosenText(money(chosen))}</Tag>
        </>
      )}
    </div>
  )
}

const Tag = ({ isLeft, children }: { isLeft: boolean; children: ReactNode }) => (
  <span
    aria-hidden
    className={`absolute top-0 ${isLeft ? 'left-0' : 'right-0'} rounded-tag bg-surface px-1.5 whitespace-nowrap text-ink-2`}
  >
    {children}
  </span>
)

function nearestDay({ days, x }: PriceGeometry, wanted: number) {
  const distances = days.map((day) => Math.abs(x(day) - wanted))
  return distances.indexOf(Math.min(...distances))
}

const ROUND_FROM = 1000

/** Amounts from R$ 10 are rounded to ten cents. */
function centsAt({ ticks }: PriceGeometry, share: number) {
  const [low, high] = [ticks[0]!.cents, ticks.at(-1)!.cents]
  const cents = high - Math.max(0, Math.min(1, share)) * (high - low)
  return Math.max(1, cents >= ROUND_FROM ? Math.round(cents / 10) * 10 : Math.round(cents))
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
