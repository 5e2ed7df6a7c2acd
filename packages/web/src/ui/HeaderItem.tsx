import type { LucideIcon } from 'lucide-react'

export const headerItem =
  'transition-quiet flex min-h-11 min-w-11 flex-col items-center justify-center rounded-control px-1 text-ink-2 hover:text-ink'

/** On a phone the icon stands without its word. */
export function HeaderItem({ icon: Icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <span className="max-w-full truncate text-caption font-semibold max-lg:sr-only">{label}</span>
    </>
  )
}
