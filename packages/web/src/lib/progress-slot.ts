import { createContext } from 'react'

/** The element in the header for the progress of a page in steps; null until it is drawn. */
export const ProgressSlot = createContext<HTMLElement | null>(null)
