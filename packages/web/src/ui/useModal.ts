import type { MouseEvent, RefObject, SyntheticEvent } from 'react'
import { useLayoutEffect, useEffect, useRef } from 'react'
import { keepFocus } from './keep-focus.ts'

// React warns about layout effects on the server, where there is nothing to lay out.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

interface ModalWiring {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onClose: (event: SyntheticEvent) => void
  onMouseDown: (event: MouseEvent) => void
  onInput: (event: SyntheticEvent) => void
}

/** Dialogs may lie over each other: the page behind them stands still until the last is closed. */
function markModal() {
  const page = document.documentElement
  const isOpen = document.querySelector('dialog:modal') !== null
  if (isOpen && !page.hasAttribute('data-modal'))
    page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`)
  page.toggleAttribute('data-modal', isOpen)
}

/**
 * Opens a native dialog while `isOpen` holds: the browser traps the focus, returns it, and gives Esc to the top layer.
 * A press beside it closes it, unless that would throw away what was written in it.
 */
export function useModal(isOpen: boolean, close: () => void): ModalWiring {
  const ref = useRef<HTMLDialogElement>(null)
  const isWrittenIn = useRef(false)

  useBrowserLayoutEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    isWrittenIn.current = false
    dialog.showModal()
    markModal()
    return () => {
      dialog.close()
      markModal()
      keepFocus()
    }
  }, [isOpen])

  const onlyOwn = (act: (event: SyntheticEvent) => void) => (event: SyntheticEvent) => {
    if (event.target === ref.current) act(event)
  }

  return {
    ref,
    onCancel: onlyOwn((event) => {
      event.preventDefault()
      close()
    }),
    // A second Esc closes whatever `cancel` says; the owner must hear of it.
    onClose: onlyOwn(() => isOpen && close()),
    onMouseDown: ({ target }) => {
      if (target === ref.current && !isWrittenIn.current) close()
    },
    onInput: ({ target }) => {
      isWrittenIn.current ||= (target as Element).closest('form, textarea') !== null
    },
  }
}
