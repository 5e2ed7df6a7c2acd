import type { KeyboardEvent } from 'react'

/** Moves the focus among items with arrows, Home, End or a first letter; returns the item with the focus. */
export function moveFocus(event: KeyboardEvent, items: HTMLElement[], way: 'vertical' | 'horizontal') {
  if (items.length === 0) return
  const at = items.indexOf(document.activeElement as HTMLElement)
  const next = placeAfterKey(event.key, { at, count: items.length, way }) ?? placeOfLetter(event.key, items, at)
  if (next === undefined) return
  event.preventDefault()
  items[next]?.focus()
  return items[next]
}

interface FocusPosition {
  at: number
  count: number
  way: 'vertical' | 'horizontal'
}

/** Returns the index after a key; arrows turn round at both ends. */
export function placeAfterKey(key: string, { at, count, way }: FocusPosition) {
  const [back, forth] = way === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  if (key === forth) return (at + 1) % count
  if (key === back) return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
}

function placeOfLetter(key: string, items: HTMLElement[], at: number) {
  if (key.length !== 1 || key === ' ') return
  const inTurn = items.map((_, step) => (at + 1 + step) % items.length)
  return inTurn.find((index) => items[index]?.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
}
