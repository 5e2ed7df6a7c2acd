// The scripts, once the picture is here that people look for: they would share its line.
;(() => {
  const PATIENCE_MS = 1500
  const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll']
  const timer = setTimeout(fetchScripts, PATIENCE_MS)
  document.addEventListener('DOMContentLoaded', lookForPicture)
  for (const kind of ['load', 'error']) addEventListener(kind, lookForPicture, true)
  for (const sign of signs) addEventListener(sign, fetchScripts, { passive: true })
  // the back office has no such picture
  if (/^\/(my-store|admin)(\/|$)/i.test(location.pathname)) fetchScripts()

  function lookForPicture() {
    if (document.readyState === 'loading') return
    const pictures = [...document.querySelectorAll('img[fetchpriority=high]')]
    if (pictures.every(({ complete }) => complete)) fetchScripts()
  }

  function fetchScripts() {
    clearTimeout(timer)
    document.removeEventListener('DOMContentLoaded', lookForPicture)
    for (const kind of ['load', 'error']) removeEventListener(kind, lookForPicture, true)
    for (const sign of signs) removeEventListener(sign, fetchScripts)
    window.sheets = endOfHead().then(fetchSheets)
    const [entry, ...imports] = listed('scripts')
    const ahead = imports.map((href) => element('link', { rel: 'modulepreload', href }))
    document.head.append(...ahead, element('script', { type: 'module', src: entry, onerror: loadAnew }))
  }

  // The page brings the rules of what it shows; here come all, for what appears later. They stand behind those of the
  // page, as in their sheet, and the entry waits for them and goes on where one does not come.
  function fetchSheets() {
    const sheets = listed('sheets').map((href) => element('link', { rel: 'stylesheet', href }))
    document.head.append(...sheets)
    return Promise.all(sheets.map((sheet) => new Promise((done) => (sheet.onload = sheet.onerror = done))))
  }

  async function endOfHead() {
    if (document.readyState !== 'loading') return
    await new Promise((ready) => document.addEventListener('DOMContentLoaded', ready, { once: true }))
  }

  // a newer build has other scripts, and its page names them; `lost-pages.ts` forgets the address once a page is whole
  function loadAnew() {
    const address = location.pathname + location.search + location.hash
    if (sessionStorage.getItem('reloaded_for') === address) return
    sessionStorage.setItem('reloaded_for', address)
    location.reload()
  }

  // the head names them before this script
  function listed(name) {
    return document.querySelector(`meta[name=${name}]`).content.split(' ').filter(Boolean)
  }

  function element(name, attributes) {
    return Object.assign(document.createElement(name), attributes)
  }
})()

// What is pressed or chosen while its part of the page is still asleep is done as soon as the part can hear.
;(() => {
  const LATEST_MS = 30_000
  const SETTLED_MS = 50
  const boxes = 'input[type=checkbox], input[type=radio]'
  const parts = { click: `button:not([type=submit], [popovertarget]), ${boxes}`, change: 'select' }
  const isHeardBy = (node) => Object.keys(node).some((key) => key.startsWith('__react'))

  let chosen

  addEventListener('input', ({ target }) => (chosen = { part: target, value: target.value }), true)
  for (const type of Object.keys(parts)) addEventListener(type, keep, true)

  function keep(event) {
    const part = event.target.closest?.(parts[event.type])
    // `input` comes before `change`: React may wake a select at it, and then takes the choice back
    if (event.type === 'change' && part && part === chosen?.part) part.value = chosen.value
    if (!part || isHeardBy(part)) return
    const { value, checked } = part
    const kept = { part, value, checked, until: performance.now() + LATEST_MS }
    // a box had changed before React woke it, and so looks unchanged to React
    const isReactHere = isHeardBy(document) && !part.matches(boxes)
    let hasComeThrough = false
    addEventListener(event.type, (other) => (hasComeThrough ||= other === event), { once: true })
    // React wakes the part and lets the event through, or stops it; one that comes while it wakes the part may come
    // through to nobody
    setTimeout(() => (isReactHere && hasComeThrough && isHeardBy(part)) || redo(kept))
  }

  function redo(kept) {
    const { part, until } = kept
    if (!part.isConnected || performance.now() > until) return
    // React wakes a part as for a visitor, and tells it in the next task who is signed in
    if (isAwake(part)) return setTimeout(press, SETTLED_MS, kept)
    dispatchEvent(new Event('pointermove')) // a sign of somebody, which sleeping parts wait for
    setTimeout(redo, 50, kept)
  }

  // React marks a part while it wakes it, and then takes a box as it finds it: a press in between would be lost. Any
  // event of this kind it stops until the part is awake; nobody listens for this one.
  function isAwake(part) {
    if (!isHeardBy(part)) return false
    let hasComeThrough = false
    const see = () => (hasComeThrough = true)
    addEventListener('dragend', see)
    part.dispatchEvent(new Event('dragend', { bubbles: true }))
    removeEventListener('dragend', see)
    return hasComeThrough
  }

  function press({ part, value, checked }) {
    if (part.localName === 'button') return part.click()
    if (part.matches(boxes)) {
      part.checked = !checked
      return part.click()
    }
    part.value = value
    part.dispatchEvent(new Event('change', { bubbles: true }))
  }
})()

// The browser offers once, and early, to install the shop as an app; `lib/install.ts` waits for it.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installOffer = event
  dispatchEvent(new Event('installoffer'))
})
