import { keptChoice } from '../../../lib/kept-choice.ts'

/** Row heights of the grid in pixels. */
export const rowHeights = { compact: 44, comfortable: 56 } as const

export const { keep: keepDensity, useNow: useDensity } = keptChoice('grid_density', ['compact', 'comfortable'])
