import type { ReactNode } from 'react'

/** On phones the buttons stay one row, which scrolls sideways. */
export const ScrollRow = ({ children }: { children: ReactNode }) => (
  <div className="flex gap-2 max-md:-mx-2 max-md:overflow-x-auto max-md:px-2 max-md:py-1 max-md:[&>*]:flex-none md:flex-wrap">
    {children}
  </div>
)
