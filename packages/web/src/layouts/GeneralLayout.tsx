import type { ReactNode } from 'react'

export function GeneralLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
