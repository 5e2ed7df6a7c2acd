import { createContext } from 'react'

/** Null until the header is drawn. */
export const ProgressSlot = createContext<HTMLElement | null>(null)
