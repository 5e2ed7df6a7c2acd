import { hasShortcuts } from '../../../lib/shortcuts.ts'
import { isFree } from './cells.ts'
import type { GridColumn } from './columns.ts'

const deeds = { x: 'choose', e: 'edit', n: 'create', '?': 'help' } as const
export type Deed = (typeof deeds)[keyof typeof deeds]

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

export function deedOf({ key, ctrlKey, metaKey, altKey }: Pressed, isOn = hasShortcuts()): Deed | undefined {
  if (!isOn || ctrlKey || metaKey || altKey) return undefined
  return Object.hasOwn(deeds, key) ? deeds[key as keyof typeof deeds] : undefined
}

/** True if the key begins the value of a cell: figures where a number stands, any letter where words stand. */
export function fillsCell({ key, ctrlKey, metaKey, altKey }: Pressed, { numeric, field }: GridColumn) {
  if (ctrlKey || metaKey || altKey) return false
  if (field && isFree(field)) return [...key].length === 1 && key !== ' '
  return Boolean(numeric) && /^[\d,]$/.test(key)
}

/** True for fields and open menus, where letters are text or choose an item. */
export const isTakingLetters = (element: Element | null) =>
  Boolean(element?.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true], [popover], dialog'))
