import { chromium } from '@playwright/test'
const B = 'http://127.0.0.1:4102'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
async function as(email, size, scheme, pages) {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: scheme,
    locale: 'pt-BR',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log('ERR', m.text().slice(0, 200)))
  page.on('pageerror', (e) => console.log('PAGEERR', String(e).slice(0, 300)))
  if (email) {
    await page.goto(B + '/auth/login')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill('cartas-e-causos')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(4000)
  }
  for (const [name, url, act] of pages) {
    await page.goto(B + url)
    await page.waitForTimeout(1500)
    try {
      if (act) await act(page)
    } catch (e) {
      console.log(name, String(e).slice(0, 200))
    }
    await page.waitForTimeout(700)
    await page.screenshot({ path: `/tmp/shots/${name}-${size.width}-${scheme}.png`, fullPage: true })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    console.log(name, size.width, scheme, page.url(), wide ? 'WIDE!' : '')
  }
  await context.close()
}
const phone = { width: 390, height: 844 },
  tablet = { width: 768, height: 1024 },
  desk = { width: 1440, height: 900 }
const run = process.argv[2]
if (run === 'buyer')
  for (const [s, c] of [
    [desk, 'light'],
    [phone, 'dark'],
  ])
    await as('compradora@bracards.example', s, c, [
      ['orders', '/my-account?aba=pedidos'],
      ['order', '/my-account/order-view/1'],
      ['order9', '/my-account/order-view/9'],
      ['list', '/productTcg/list'],
      ['privacy', '/my-account?aba=privacidade'],
      ['home', '/'],
    ])
if (run === 'seller')
  for (const [s, c] of [
    [desk, 'light'],
    [phone, 'dark'],
  ])
    await as(
      'vendedor@bracards.example',
      s,
      c,
      (process.argv[3] ?? '')
        .split(',')
        .filter(Boolean)
        .map((u, i) => ['seller' + i, u]),
    )
if (run === 'oper')
  for (const [s, c] of [
    [desk, 'light'],
    [phone, 'dark'],
  ])
    await as('operadora@bracards.example', s, c, [
      ['inbox', '/admin'],
      ['order', '/admin/orders/5'],
      ['params', '/admin/parameters'],
    ])
await browser.close()
