import type { Page, WebSocketRoute } from '@playwright/test'
import { now } from '../world/clock.ts'
import { post, sell } from './buying.ts'
import { expect as expectSoon, test } from './fixtures.ts'
import { enter, sessionOf } from './people.ts'

// a page opens the connection last, so it takes longer than other things
const expect = expectSoon.configure({ timeout: 20_000 })
test.slow()

const PRODUCT = '/product/1'
const POLL_MS = 30_000
const seller = 'vendedor@bracards.example'
const step = (page: Page) => page.getByRole('main').locator('[aria-current="step"]')

/** Stands between page and server: records joins and events, sends messages as the server would, cuts the line. */
async function wiretap(page: Page) {
  const open = new Set<WebSocketRoute>()
  const joined: string[] = []
  const heard: string[] = []
  const tap = {
    joined,
    heard,
    isDown: false,
    say: (channel: string, event: string) => {
      for (const socket of open) socket.send(JSON.stringify({ event: `App\\Events\\${event}`, channel, data: '{}' }))
    },
    cut: async () => {
      const cut = [...open]
      open.clear()
      for (const socket of cut) await socket.close({ code: 4200 })
    },
  }
  await page.routeWebSocket(/\/app\//, (socket) => {
    if (tap.isDown) return socket.close({ code: 4100 })
    const server = socket.connectToServer()
    open.add(socket)
    server.onMessage((message) => {
      const { event, channel } = JSON.parse(String(message)) as { event: string; channel: string }
      if (event === 'pusher_internal:subscription_succeeded') joined.push(channel)
      else heard.push(event)
      socket.send(message)
    })
  })
  return tap
}

/** A visitor's page opens no connection before somebody moves, presses or scrolls. */
const joinedAfterAMove = async (page: Page, joined: string[]) => {
  await page.mouse.move(5, 5)
  await page.mouse.move(50, 50)
  return joined
}

function countCalls(page: Page) {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes('/products-show/')) count += 1
  })
  return () => count
}

test('a product page asks for its offers again when a store changed one, and keeps the focus', async ({
  page,
  complaints,
}) => {
  const line = await wiretap(page)
  await page.goto(PRODUCT)
  const calls = countCalls(page)
  await expect.poll(() => joinedAfterAMove(page, line.joined)).toEqual([expect.stringMatching(/^products\.1$/)])
  const focused = page.getByRole('button', { name: 'Favoritar' }).first()
  await focused.focus()
  line.say('products.1', 'OffersChanged')
  await expect.poll(calls).toBe(1)
  await expect(focused).toBeFocused()
  // the offers did not change, so nothing is announced
  await expect(page.getByText('As ofertas foram atualizadas.')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('what changed among the offers is shown and said politely', async ({ page }) => {
  const line = await wiretap(page)
  await page.goto(PRODUCT)
  await expect.poll(() => joinedAfterAMove(page, line.joined)).toHaveLength(1)
  await page.route('**/products-show/*', async (route) => {
    const answer = await route.fetch()
    const shown = (await answer.json()) as {
      product: { price_low: number }
      offers: { price_cents: number }[]
    }
    shown.product.price_low = shown.offers[0]!.price_cents = 123_456
    await route.fulfill({ response: answer, json: shown })
  })
  line.say('products.1', 'OffersChanged')
  await expect(page.getByText(/1\.234,56/).first()).toBeAttached()
  await expect(page.getByRole('status').filter({ hasText: 'As ofertas foram atualizadas.' })).toBeAttached()
})

test('a page whose connection is lost asks now and then, and once more when it is back', async ({ page }) => {
  await page.clock.install({ time: now() })
  const line = await wiretap(page)
  await page.goto(PRODUCT)
  const calls = countCalls(page)
  await expect.poll(() => joinedAfterAMove(page, line.joined)).toHaveLength(1)
  await page.clock.runFor(POLL_MS)
  expect(calls()).toBe(0)

  await line.cut()
  await expect.poll(() => line.joined).toHaveLength(2)
  await expect.poll(calls).toBe(1)

  line.isDown = true
  await line.cut()
  await page.clock.runFor(POLL_MS)
  await expect.poll(calls).toBe(2)
  await page.clock.runFor(POLL_MS)
  await expect.poll(calls).toBe(3)

  line.isDown = false
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(line.joined).toHaveLength(3)
  }).toPass()
  await expect.poll(calls).toBeGreaterThan(3)
  const sinceBack = calls()
  await page.clock.runFor(2 * POLL_MS)
  expect(calls()).toBe(sinceBack)
})

test('a session that was ended elsewhere ends here too', async ({ page, request, baseURL }) => {
  const account = { email: 'compradora@bracards.example', password: 'cartas-e-causos' }
  const session = (await (await request.post('/api/login', { data: account })).json()) as {
    token: string
    user: { id: number }
  }
  const line = await wiretap(page)
  await page.addInitScript(
    ([origin, text]) => {
      if (location.origin === origin && !sessionStorage.getItem('began')) localStorage.setItem('session', text!)
      sessionStorage.setItem('began', 'yes')
    },
    [baseURL, JSON.stringify(session)],
  )
  await page.goto('/questions')
  const channel = `private-App.User.${session.user.id}`
  await expect.poll(() => line.joined).toEqual([channel])
  const storedSession = () => page.evaluate(() => localStorage.getItem('session'))

  // the event is about another device: this session stays
  line.say(channel, 'SessionRevoked')
  await page.waitForResponse('**/api/v1/users/current-user')
  expect(await storedSession()).not.toBeNull()

  await request.post('/api/v1/auth/logout', { headers: { authorization: `Bearer ${session.token}` } })
  line.say(channel, 'SessionRevoked')
  await expect.poll(storedSession).toBeNull()
})

test('a page shows what happened after it was answered and before it listened', async ({ page, request }) => {
  const { person, orderId, id } = await sell(request)
  await enter(page, person)
  const isPosted = Promise.withResolvers<void>()
  await page.route('**/broadcasting/auth', async (route) => {
    await isPosted.promise
    await route.continue()
  })
  const joining = page.waitForRequest('**/broadcasting/auth')
  await page.goto(`/my-account/order-view/${orderId}`)
  await expect(step(page)).toContainText('Pagamento aprovado')
  await joining
  await post(request, await sessionOf(request, seller), id)
  isPosted.resolve()
  await expect(step(page)).toContainText('Enviado')
})

test('a page that is opened again shows what happened while another one was open', async ({ page, request }) => {
  const { person, orderId, id } = await sell(request)
  await enter(page, person)
  const line = await wiretap(page)
  await page.goto(`/my-account/order-view/${orderId}`)
  await expect.poll(() => line.joined).toHaveLength(1)
  await expect(step(page)).toContainText('Pagamento aprovado')
  await page.getByRole('banner').getByRole('link', { name: 'Bra Cards' }).click()
  await expect(page).toHaveURL('/')
  await post(request, await sessionOf(request, seller), id)
  await expect.poll(() => line.heard).toContain('App\\Events\\OrderChanged')
  await page.goBack()
  await expect(step(page)).toContainText('Enviado')
})
