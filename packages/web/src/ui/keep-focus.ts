/** What had the focus may have gone with what was done: the page has it then, and not nothing. */
export const keepFocus = () =>
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
  })
