import { clsx } from 'clsx'
import { type ReactNode, Suspense, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { whenAtLeisure } from './leisure.ts'

interface WhenNearProps {
  className?: string
  /** About its height, `[--room:28rem]`: far from the window the part is not laid out, and this height is kept free. */
  room?: string
  /** Shown only where the browser draws the part itself, while its script is on the way. */
  fallback?: ReactNode
  children: ReactNode
}

const MARGIN = '300px'

/** Hydrates near the window, or when the browser is idle after somebody has moved; `early.js` keeps earlier presses. */
export function WhenNear({ fallback, className, room, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [gate] = useState(closedGate)

  useEffect(() => {
    const watching = new IntersectionObserver(([seen]) => seen?.isIntersecting && gate.open(), { rootMargin: MARGIN })
    watching.observe(place.current!)
    const forget = whenAtLeisure(gate.open)
    void gate.opened.then(() => watching.disconnect())
    return () => {
      watching.disconnect()
      forget()
    }
  }, [gate])

  return (
    <div ref={place} className={clsx(className, room && ['off-window off-window-roomy', room])}>
      <Suspense fallback={fallback}>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    </div>
  )
}

type Gate = ReturnType<typeof closedGate>

function closedGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  let tries = 0
  return { opened, open, isFirstTry: () => tries++ === 0 }
}

const never = () => () => undefined

/** Suspends once while hydrating: a second try means an open gate, a touch or a change above, which must not wait. */
function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  if (isHydrating && !import.meta.env.SSR && gate.isFirstTry()) use(gate.opened)
  return children
}
