import { hasShortcuts } from '../../lib/shortcuts.ts'

const deeds = { x: 'choose', e: 'edit', n: 'create', '?': 'help' } as const
export type Deed = (typeof deeds)[keyof typeof deeds]

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What a lone letter does on the page of offers; nothing with Ctrl and the like, nor where single keys are off. */
export function deedOf({ key, ctrlKey, metaKey, altKey }: Pressed, isOn = hasShortcuts()): Deed | undefined {
  if (!isOn || ctrlKey || metaKey || altKey) return undefined
  return Object.hasOwn(deeds, key) ? deeds[key as keyof typeof deeds] : undefined
}

/** Where letters are text, or choose among what lies over the page. */
export const isTakingLetters = (element: Element | null) =>
  Boolean(element?.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true], [popover], dialog'))
