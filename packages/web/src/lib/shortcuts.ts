import { keptChoice } from './kept-choice.ts'

const kept = keptChoice('shortcuts', ['on', 'off'])

/** Whether single keys act ("/" goes to the search); whoever types with their voice turns them off. */
export const hasShortcuts = () => kept.now() === 'on'
export const keepShortcuts = (on: boolean) => kept.keep(on ? 'on' : 'off')
export const useShortcuts = () => kept.useNow() === 'on'
