import { Spinner } from './Spinner.tsx'

/** The overlay is invisible for the first 200 ms. */
export function LoadingOverlay({ active, label }: { active: boolean; label: string }) {
  if (!active) return null
  return (
    <div className="late fixed inset-0 z-50 grid place-items-center bg-bg/80 text-mata">
      <Spinner label={label} className="size-10" />
    </div>
  )
}

/** The line appears after 150 ms. */
export function TopProgress({ active }: { active: boolean }) {
  if (!active) return null
  return <div aria-hidden className="top-progress fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden bg-mata-soft" />
}
