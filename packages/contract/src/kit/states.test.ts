import { expect, it } from 'vitest'
import { lifecycle } from './states.ts'

const door = lifecycle({ open: { close: 'closed' }, closed: { open: 'open', lock: 'locked' }, locked: {} })

it('a lifecycle knows its states, what may be done in each, and what comes of it', () => {
  expect(door.State.options).toEqual(['open', 'closed', 'locked'])
  expect([door.can('open', 'close'), door.after('open', 'close')]).toEqual([true, 'closed'])
  expect([door.can('open', 'lock'), door.after('locked', 'open')]).toEqual([false, null])
})

it('a move to nowhere does not compile', () => {
  // @ts-expect-error there is no such state
  expect(lifecycle({ open: { close: 'closd' } }).State.options).toEqual(['open'])
})
