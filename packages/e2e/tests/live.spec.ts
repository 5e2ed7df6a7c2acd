import type { Page, WebSocketRoute } from '@playwright/test'
import { expect as expectSoon, test } from './fixtures.ts'

// the connection is the last thing that a page opens
const expect = expectSoon.configure({ timeout: 20_000 })
test.slow()

const PRODUCT = '/product/1'
const POLL_MS = 30_000

/** Stands between the page and the server: listens, says what the server would, and cuts the line. */
async function wiretap(page: Page) {
  const open = new Set<WebSocketRoute>()
  const joined: string[] = []
  const tap = {
    joined,
    /** Whether the server cannot be reached. */
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
      socket.send(message)
    })
  })
  return tap
}

/** Somebody is there: until then a visitor's page opens no line. */
const joinedAfterAMove = async (page: Page, joined: string[]) => {
  await page.mouse.move(5, 5)
  await page.mouse.move(50, 50)
  return joined
}

/** How often the page asked for the product and its offers. */
function countAsked(page: Page) {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/products-show/')) asked += 1
  })
  return () => asked
}

test('a product page asks for its offers again when a store changed one, and keeps the focus', async ({
  page,
  complaints,
}) => {
  const line = await wiretap(page)
  await page.goto(PRODUCT)
  const asked = countAsked(page)
  await expect.poll(() => joinedAfterAMove(page, line.joined)).toEqual([expect.stringMatching(/^products\.1$/)])
  const focused = page.getByRole('button', { name: 'Favoritar' }).first()
  await focused.focus()
  line.say('products.1', 'OffersChanged')
  await expect.poll(asked).toBe(1)
  await expect(focused).toBeFocused()
  // the offers are as they were: nothing is announced
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
  await page.clock.install()
  const line = await wiretap(page)
  await page.goto(PRODUCT)
  const asked = countAsked(page)
  await expect.poll(() => joinedAfterAMove(page, line.joined)).toHaveLength(1)
  await page.clock.runFor(POLL_MS)
  expect(asked()).toBe(0)

  await line.cut()
  await expect.poll(() => line.joined).toHaveLength(2)
  await expect.poll(asked).toBe(1)

  line.isDown = true
  await line.cut()
  await page.clock.runFor(POLL_MS)
  await expect.poll(asked).toBe(2)
  await page.clock.runFor(POLL_MS)
  await expect.poll(asked).toBe(3)

  line.isDown = false
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(line.joined).toHaveLength(3)
  }).toPass()
  await expect.poll(asked).toBeGreaterThan(3)
  const sinceBack = asked()
  await page.clock.runFor(2 * POLL_MS)
  expect(asked()).toBe(sinceBack)
})

test('a session that was ended elsewhere ends here too', async ({ page, request, baseURL }) => {
  const account = { email: 'compradora@bracards.example', password: 'cartas-e-causos' }
  const session = (await (await request.post('/api/login', { data: account })).json()) as {
    token: string
    user: { id: number }
  }
  const line = await wiretap(page)
  await page.addInitScript(
    ([origin, kept]) => {
      if (location.origin === origin && !sessionStorage.getItem('began')) localStorage.setItem('session', kept!)
      sessionStorage.setItem('began', 'yes')
    },
    [baseURL, JSON.stringify(session)],
  )
  await page.goto('/questions')
  const channel = `private-App.User.${session.user.id}`
  await expect.poll(() => line.joined).toEqual([channel])
  const kept = () => page.evaluate(() => localStorage.getItem('session'))

  // of another device: this one stays
  line.say(channel, 'SessionRevoked')
  await page.waitForResponse('**/api/v1/users/current-user')
  expect(await kept()).not.toBeNull()

  await request.post('/api/v1/auth/logout', { headers: { authorization: `Bearer ${session.token}` } })
  line.say(channel, 'SessionRevoked')
  await expect.poll(kept).toBeNull()
})
