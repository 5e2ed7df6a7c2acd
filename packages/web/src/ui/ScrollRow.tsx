import type { ReactNode } from 'react'

/** Buttons that wrap into rows; on phones they stay one row, which scrolls sideways. */
export const ScrollRow = ({ children }: { children: ReactNode }) => (
  <div className="flex gap-2 max-md:-mx-2 max-md:overflow-x-auto max-md:px-2 max-md:py-1 max-md:[&>*]:flex-none md:flex-wrap">
    {children}
  </div>
)
