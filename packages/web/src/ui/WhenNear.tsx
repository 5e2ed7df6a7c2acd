import { clsx } from 'clsx'
import { type ReactNode, Suspense, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { whenAtLeisure } from './leisure.ts'

interface WhenNearProps {
  className?: string
  /** `[--room:28rem]`, about its height: it is laid out and painted only near the window, with its height kept free. */
  room?: string
  /** Stands only where the browser draws the part itself while its script is on the way. */
  fallback?: ReactNode
  children: ReactNode
}

const MARGIN = '300px'

/**
 * A part below the first window: drawn whole by the server, and brought to life in a task of its own once it comes near
 * the window, or once somebody is here and the browser has nothing else to do. `early.js` keeps what is pressed meanwhile.
 */
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

/**
 * Holds React up once, while it looks through what the server drew. When it comes back, the gate is open, somebody
 * touches the part, or something above it changed: then it may not wait.
 */
function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  if (isHydrating && !import.meta.env.SSR && gate.isFirstTry()) use(gate.opened)
  return children
}
