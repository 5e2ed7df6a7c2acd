import { useEffect } from 'react'

/** Ctrl+K or Cmd+K works anywhere, also in fields, unless another dialog is open. */
export function usePaletteKey(isOpen: boolean, turn: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPaletteKey(event) || (!isOpen && document.querySelector('dialog:modal'))) return
      event.preventDefault()
      if (!event.repeat) turn()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOpen, turn])
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
