/** A phone hides header and bottom bar while somebody reads on; less movement than this, in pixels, counts as none. */
const DEAF = 8
/** Near its top a page always shows its header. */
const TOP = 120

let isWatching = false

/** The mark stands while the page is scrolled down; scrolling up or a focus in a bar takes it away. */
export function watchBars() {
  if (isWatching) return
  isWatching = true
  let before = scrollY
  const page = document.documentElement
  const mark = (isAway: boolean) => page.toggleAttribute('data-bars-away', isAway)
  const follow = () => {
    const moved = scrollY - before
    if (Math.abs(moved) < DEAF && scrollY > TOP) return
    mark(moved > 0 && scrollY > TOP && !document.activeElement?.closest('.bar-away'))
    before = scrollY
  }
  window.addEventListener('scroll', follow, { passive: true })
  document.addEventListener('focusin', ({ target }) => (target as Element).closest('.bar-away') && mark(false))
}
