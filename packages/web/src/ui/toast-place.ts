/** The toasts stand in the top layer; they move into the dialog on top, because everything outside of it is inert. */
let layer: HTMLElement | undefined
let pressed: Element | null = null
const BAND_PX = 200
const WIDTH_PX = 380

export function toastLayer(): HTMLElement {
  if (layer) return layer
  const made = document.createElement('div')
  made.popover = 'manual'
  made.className = 'toast-layer'
  layer = made
  document.addEventListener('pointerdown', ({ target }) => (pressed = target instanceof Element ? target : null), true)
  // A dialog that is closed or removed takes the toasts along.
  document.addEventListener('close', () => made.parentElement !== document.body && lift(), true)
  new MutationObserver(() => !made.isConnected && lift()).observe(document.body, { childList: true, subtree: true })
  lift()
  return made
}

/** The toasts stand above everything, at the end of the window where they do not cover what was pressed. */
export function lift() {
  if (!layer) return
  layer.dataset.side = isUnderTop(pressed ?? document.activeElement) ? 'bottom' : 'top'
  const host = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  if (layer.parentElement !== host) host.append(layer)
  else layer.hidePopover()
  layer.showPopover()
}

function isUnderTop(element: Element | null) {
  if (!element || element === document.body) return false
  const { top, right } = element.getBoundingClientRect()
  return top < BAND_PX && right > innerWidth - WIDTH_PX
}
