// Keeps the page for when there is no network, and the files that it needs.
const CACHE = 'bra-cards-1'
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
  const files = [...(await answer.clone().text()).matchAll(/(?:src|href)="(\/build\/assets\/[^"]+)"/g)].map(
    (match) => match[1],
  )
  await cache.put(OFFLINE, answer)
  await cache.addAll([...new Set(files)])
}

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
