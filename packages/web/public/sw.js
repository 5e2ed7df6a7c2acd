// Keeps the page for when there is no network, and the files that it needs.
// The build fills in the next two: each has a cache of its own, and drops that of the one before.
const CACHE = 'bra-cards-build'
/** Files that a page fetches once it is awake, by its language. */
const LATE = {}
const OFFLINE = '/offline'

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request, pathname))
  else if (pathname.startsWith('/build/assets/')) event.respondWith(file(request))
})

async function keepOfflinePage() {
  const cache = await caches.open(CACHE)
  const answer = await fetch(OFFLINE)
  if (!answer.ok) throw new Error(`${OFFLINE} answered ${answer.status}`)
  const html = await answer.clone().text()
  await cache.put(OFFLINE, answer)
  await cache.addAll([...new Set([...filesOf(html), ...LATE[languageOf(html)]])])
}

/** What the page links to, and the scripts that it fetches later by the list in its head. */
function filesOf(html) {
  const linked = [...html.matchAll(/(?:src|href)="(\/build\/assets\/[^"]+)"/g)].map((match) => match[1])
  const [, scripts = ''] = /<meta name="scripts" content="([^"]*)"/.exec(html) ?? []
  return [...linked, ...scripts.split(' ').filter(Boolean)]
}

const languageOf = (html) => /<html lang="([^"]+)"/.exec(html)[1]

async function dropOldCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
}

async function page(request, pathname) {
  try {
    return await fetch(request)
  } catch {
    if (pathname === OFFLINE) return caches.match(OFFLINE)
    return Response.redirect(`${OFFLINE}?de=${encodeURIComponent(request.url.slice(self.location.origin.length))}`)
  }
}

/** Names of built files carry their hash: one that is kept never changes. */
async function file(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

// A notice of the shop: a title, a text and the path to open.
self.addEventListener('push', (event) => {
  const { title, body, link } = event.data.json()
  const look = { body, data: link, tag: link, icon: '/icon-192.png', badge: '/icon-192.png' }
  event.waitUntil(self.registration.showNotification(title, look))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data, self.location.origin)
  if (address.origin === self.location.origin) event.waitUntil(show(address.href))
})

/** Opens the page in a window of the shop that is there, or in a new one. */
async function show(address) {
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (!window) return self.clients.openWindow(address)
  await window.focus()
  return window.navigate(address)
}
