import type { ReactNode } from 'react'
import { Spinner } from './Spinner.tsx'

interface LoadingOverlayProps {
  active: boolean
  label: string
  /** The page behind, out of reach while it waits. */
  children?: ReactNode
}

/** For the start and for lazy pages only; stays unseen for the first 200 ms. */
export function LoadingOverlay({ active, label, children }: LoadingOverlayProps) {
  return (
    <>
      {children && <div inert={active}>{children}</div>}
      {active && (
        <div className="late fixed inset-0 z-50 grid place-items-center bg-bg/80 text-mata">
          <Spinner label={label} className="size-10" />
        </div>
      )}
    </>
  )
}

/** Two pixels at the top of the window while any request is under way, after 150 ms. */
export function TopProgress({ active }: { active: boolean }) {
  if (!active) return null
  return <div aria-hidden className="top-progress fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden bg-mata-soft" />
}
