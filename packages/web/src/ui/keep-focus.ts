/** An action may remove the element that had the focus: the main region takes it then. */
export const keepFocus = () =>
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
  })
