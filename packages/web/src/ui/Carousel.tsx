import { Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useMediaQuery } from './useMediaQuery.ts'

interface CarouselProps {
  label: string
  slides: { key: string; label: string; content: ReactNode }[]
  pauseLabel: string
  playLabel: string
  /** Milliseconds that each slide stays. */
  interval?: number
  className?: string
}

// on a phone only the thumb moves the slides
const MOVES_BY_ITSELF = '(prefers-reduced-motion: no-preference) and (hover: hover) and (width >= 60rem)'

/** Moves by itself only where motion is welcome; a pointer, a focus or its button stops it. */
export function Carousel({ label, slides, pauseLabel, playLabel, interval = 7000, className }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [isHeld, setHeld] = useState(false)
  const count = slides.length
  const isWelcome = useMediaQuery(MOVES_BY_ITSELF) ?? false
  const isPlaying = choice ? choice === 'play' : isWelcome
  const isMoving = isPlaying && !isHeld && count > 1

  const show = (index: number) => track.current?.scrollTo({ left: index * track.current.clientWidth })
  const noticeSlide = () => setCurrent(Math.round(track.current!.scrollLeft / track.current!.clientWidth))

  useEffect(() => {
    if (!isMoving) return
    const row = track.current!
    const next = (current + 1) % count
    const turn = setTimeout(() => row.scrollTo({ left: next * row.clientWidth }), interval)
    return () => clearTimeout(turn)
  }, [isMoving, current, count, interval, track])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointer and focus only hold the slides
    <section
      aria-label={label}
      className={className}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        ref={track}
        onScroll={noticeSlide}
        aria-live={isMoving ? 'off' : 'polite'}
        className="shelf snap-mandatory rounded-modal"
      >
        {slides.map((slide, index) => (
          <div key={slide.key} role="group" aria-label={slide.label} inert={index !== current} className="w-full">
            {slide.content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className="mt-1 flex items-center justify-center">
          {slides.map((slide, index) => (
            <Dot key={slide.key} label={slide.label} isCurrent={index === current} onPress={() => show(index)} />
          ))}
          <button
            type="button"
            aria-label={isPlaying ? pauseLabel : playLabel}
            onClick={() => setChoice(isPlaying ? 'pause' : 'play')}
            className="grid size-11 place-items-center rounded-control text-ink-2 hover:text-ink"
          >
            {isPlaying ? (
              <Pause aria-hidden size={16} strokeWidth={2} />
            ) : (
              <Play aria-hidden size={16} strokeWidth={2} />
            )}
          </button>
        </div>
      )}
    </section>
  )
}

function Dot({ label, isCurrent, onPress }: { label: string; isCurrent: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isCurrent}
      onClick={onPress}
      className="group grid size-8 place-items-center rounded-control pointer-coarse:size-11"
    >
      <span className="transition-quiet size-2.5 rounded-full bg-line-strong group-hover:bg-ink-2 group-aria-[current=true]:bg-mata" />
    </button>
  )
}
