import { keptChoice } from '../../lib/kept-choice.ts'

/** The height of a row of the grid in pixels. */
export const rowHeights = { compact: 44, comfortable: 56 } as const

/** For all grids of offers in this browser. */
export const { keep: keepDensity, useNow: useDensity } = keptChoice('grid_density', ['compact', 'comfortable'])
