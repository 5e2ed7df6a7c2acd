import { createPath, type createBrowserRouter } from 'react-router'
import { losePage, losePart, whenPageIsLost } from './lost.ts'

/** The address that this tab was reloaded for, until a page loads fully. `early.js` uses the same name. */
const RELOADED = 'reloaded_for'
/** A small file that exists in every build, to test the connection. */
const ANY_FILE = '/manifest.webmanifest'

type Router = ReturnType<typeof createBrowserRouter>

export const pageIsHere = () => sessionStorage.removeItem(RELOADED)

/** A newer build has other scripts; reloading helps, unless that was tried for this address. */
async function loadAnew(address: string) {
  if (sessionStorage.getItem(RELOADED) === address || !(await isReachable())) return
  sessionStorage.setItem(RELOADED, address)
  if (address === location.pathname + location.search + location.hash) location.reload()
  else location.assign(address)
  await new Promise(() => {})
}

const isReachable = async () => (await fetch(ANY_FILE, { cache: 'no-store' }).catch(() => null))?.ok === true

/** Watches the first page, before there is a router. */
export const watchFirstPage = () => whenPageIsLost(() => loadAnew(location.pathname + location.search + location.hash))

/** Watches later pages, and parts that are loaded at a press. */
export function watchPages(router: Router) {
  const typed = watchTyping(router)
  whenPageIsLost(async () => {
    const { navigation, location: here } = router.state
    const to = navigation.location
    if (!to) return
    if (typed.isHere()) {
      losePage(createPath(to), () => router.navigate(createPath(to), { state: to.state as unknown }))
      // To navigate to the current page cancels the way to the lost one.
      await router.navigate(createPath(here), { replace: true, preventScrollReset: true, state: here.state as unknown })
    } else await loadAnew(createPath(to))
  })
  addEventListener('vite:preloadError', () => {
    if (router.state.navigation.state === 'idle' && navigator.userActivation?.isActive) losePart()
  })
}

/** Returns a function that says whether something was typed into the current page. */
function watchTyping(router: Router) {
  let typedOn: string | null = null
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest('main, dialog')) typedOn = location.pathname
  })
  router.subscribe(({ location: { pathname } }) => {
    if (pathname !== typedOn) typedOn = null
  })
  return { isHere: () => typedOn === location.pathname }
}
