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

/** Dialogs may lie over each other: the page stays locked until the last one is closed. */
function markModal() {
  const page = document.documentElement
  const isOpen = document.querySelector('dialog:modal') !== null
  if (isOpen && !page.hasAttribute('data-modal'))
    page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`)
  page.toggleAttribute('data-modal', isOpen)
}

/** The browser traps and returns the focus. A press beside the dialog closes it, unless something was written in it. */
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
    // A second Esc closes the dialog whatever `cancel` says, and its owner must hear of it.
    // The browser announces a closing late: by then the dialog may be open again.
    onClose: onlyOwn(({ target }) => isOpen && !(target as HTMLDialogElement).open && close()),
    onMouseDown: ({ target }) => {
      if (target === ref.current && !isWrittenIn.current) close()
    },
    onInput: ({ target }) => {
      isWrittenIn.current ||= (target as Element).closest('form, textarea') !== null
    },
  }
}
