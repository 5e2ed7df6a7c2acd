import { keptChoice } from './kept-choice.ts'

const kept = keptChoice('shortcuts', ['on', 'off'])

/** True if single keys act ("/" focuses the search); people who type by voice turn them off. */
export const hasShortcuts = () => kept.now() === 'on'
export const keepShortcuts = (on: boolean) => kept.keep(on ? 'on' : 'off')
export const useShortcuts = () => kept.useNow() === 'on'
