import { createContext } from 'react'

/** The place in the header where a page in steps shows how far it is; null until it is there. */
export const ProgressSlot = createContext<HTMLElement | null>(null)
