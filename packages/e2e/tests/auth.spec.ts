import type { Page } from '@playwright/test'
import { now } from '../world/clock.ts'
import { expect, holdScripts, test } from './fixtures.ts'
import { enter, marina, newPerson, password, sessionOf, somebody, typeCredentials } from './people.ts'

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024
const main = (page: Page) => page.getByRole('main')

const nameShown = (page: Page, name: string) =>
  isWide(page)
    ? page.getByRole('banner').getByRole('button', { name })
    : page.getByRole('navigation', { name: 'Atalhos' }).getByRole('link', { name })

test('the page that waits for the e-mail code can be used by everyone', async ({
  page,
  request,
  complaints,
  expectFitEverywhere,
}) => {
  await enter(page, await newPerson(request))
  await page.goto('/validateEmail')
  await expect(main(page).locator('input').first()).toBeVisible()
  await expectFitEverywhere()
  expect(complaints).toEqual([])
})

test('a line at the top of the window shows that what is sent is under way', async ({ page }) => {
  const line = page.locator('.top-progress')
  let answer = () => {}
  const held = new Promise<void>((done) => (answer = done))
  await page.goto('/auth/login')
  await expect(line).toBeHidden()
  await page.route('**/api/login', async (route) => {
    await held
    await route.continue()
  })
  await typeCredentials(page, marina, password)
  await expect(line).toBeVisible()
  answer()
  await expect(page).toHaveURL('/')
  await expect(line).toBeHidden()
})

test('somebody without a mouse signs in, and lands on the start page @wide', async ({ page }) => {
  await page.goto('/auth/login')
  await expect(main(page).getByLabel('E-mail')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
  await expect(main(page).getByLabel('E-mail')).toBeFocused()
  await page.keyboard.type(marina)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(nameShown(page, 'Marina')).toBeVisible()
  const stored = await page.evaluate(() =>
    ['session', 'session_expires_at', 'token_validate'].map((key) => localStorage.getItem(key)),
  )
  expect(JSON.parse(stored[0]!)).toMatchObject({
    token: expect.any(String),
    user: { name: 'Marina', last_name: 'Tavares' },
  })
  expect(Date.parse(stored[1]!)).toBeGreaterThan(now())
  expect(Number(stored[2])).toBeGreaterThan(now() - 60_000)
})

test('a wrong password is refused in the words of the house, and nothing typed is lost', async ({ page }) => {
  await page.goto('/auth/login')
  await typeCredentials(page, 'ninguem@bracards.example', 'outra-senha-qualquer')
  const summary = main(page).getByRole('alert')
  await expect(summary).toContainText('Acesso negado.')
  await expect(summary).toBeFocused()
  await expect(page.getByRole('region', { name: /Mensagens/ }).getByText('Acesso negado.')).toBeVisible()
  await expect(main(page).getByLabel('E-mail')).toHaveValue('ninguem@bracards.example')
})

test('what is typed and sent before the script arrives is kept, and no password shows in the address', async ({
  page,
}) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await main(page).getByLabel('E-mail').fill(marina)
  await main(page).getByLabel('Senha', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth/login')
  await main(page).getByRole('button', { name: 'Entrar' }).click()
  letScriptsIn()
  await expect(page).toHaveURL('/')
})

test('a guard sends a visitor to the entrance and back', async ({ page }) => {
  await page.goto('/my-account?aba=dados')
  await expect(page).toHaveURL('/auth/login?next=%2Fmy-account%3Faba%3Ddados')
  await main(page).getByRole('link', { name: 'Criar conta' }).click()
  await main(page).getByRole('link', { name: 'Entrar' }).click()
  await typeCredentials(page, marina, password)
  await expect(page).toHaveURL('/my-account?aba=dados')
})

test('nobody is sent to another site', async ({ page, request }) => {
  for (const next of ['//evil.example/', '/\\evil.example', 'https://evil.example']) {
    await page.goto(`/auth/login?next=${encodeURIComponent(next)}`)
    await enter(page, await sessionOf(request, marina))
    await page.goto(`/auth/login?next=${encodeURIComponent(next)}`)
    await expect(page).toHaveURL('/')
    await page.evaluate(() => localStorage.clear())
  }
})

test('a password is shown on demand', async ({ page }) => {
  await page.goto('/auth/login')
  const field = main(page).getByLabel('Senha', { exact: true })
  await field.fill('segredo')
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  await expect(field).toHaveAttribute('type', 'text')
})

async function fillRegistration(page: Page, email: string) {
  const person = somebody()
  await page.getByLabel('Nome', { exact: true }).fill(person.name)
  await page.getByLabel('Sobrenome').fill(person.last_name)
  await main(page).getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('CPF').pressSequentially(person.cpf)
  await page.getByLabel('Data de nascimento').pressSequentially('31121990')
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /Li e aceito/ }).check()
}

test('an empty registration names every field that lacks something', async ({ page }) => {
  await page.goto('/auth/login?aba=criar-conta')
  await main(page).getByRole('button', { name: 'Criar conta' }).click()
  const summary = main(page).getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Há um problema')
  await expect(page.getByText('Para criar a conta é preciso aceitar os termos de uso.').last()).toBeVisible()
  await summary.getByRole('link', { name: /^CPF/ }).click()
  await expect(page.getByLabel('CPF')).toBeFocused()
})

test('a new account is kept, and its e-mail asked for', async ({ page }) => {
  await page.goto('/auth/login?aba=criar-conta')
  await fillRegistration(page, somebody().email)
  await expect(page.getByLabel('Data de nascimento')).toHaveValue('31-12-1990')
  await expect(page.getByText('Força: boa')).toBeVisible()
  await main(page).getByRole('button', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Conta criada. Enviamos um código para confirmar seu e-mail.')).toBeVisible()
  await expect(nameShown(page, 'Iracema')).toBeVisible()
  await page.getByRole('complementary', { name: 'Confirmação do e-mail' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/validateEmail/)
})

test('what the server refuses opens the dialog "Erro!", and then stands under its field', async ({ page }) => {
  await page.goto('/auth/login?aba=criar-conta')
  await fillRegistration(page, marina)
  await main(page).getByRole('button', { name: 'Criar conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erro!' })
  await expect(dialog).toContainText('Este e-mail já tem uma conta.')
  await dialog.getByRole('button', { name: 'Entendi' }).last().click()
  await expect(main(page).getByRole('alert')).toBeFocused()
  await expect(main(page).getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
    /Este e-mail já tem uma conta/,
  )
})

test('a password is recovered without telling who has an account', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await expect(main(page).getByRole('heading', { name: 'Recuperar senha' })).toBeVisible()
  await main(page).getByLabel('E-mail').fill(somebody().email)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await expect(page.getByText(/Se houver uma conta com este e-mail/)).toBeVisible()
  await page.getByLabel('Código de 6 números').fill('12 34-56')
  await expect(page.getByLabel('Código de 6 números')).toHaveValue('123456')
  await page.getByLabel('Nova senha').fill('uma frase bem nova')
  await page.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(main(page).getByRole('alert')).toContainText('Código incorreto ou vencido')
})

test('a wrong code is told under the field', async ({ page, request }) => {
  await enter(page, await newPerson(request))
  await page.goto('/validateEmail')
  await page.getByLabel('Código de 6 números').fill('000000')
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await expect(page.getByLabel('Código de 6 números')).toHaveAccessibleDescription(/Código incorreto ou vencido/)
})

test('an accepted code shows "Solicitação aberta", and the page goes on', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, await newPerson(request))
  // the code itself stands in a mail that only the owner of the account reads
  const accepted = { erro: false, message: 'Seu e-mail foi confirmado.', is_activated: true }
  await page.route('**/api/validate-token', (route) => route.fulfill({ json: accepted }))
  await page.goto('/validateEmail?next=%2Fquestions')
  await page.getByLabel('Código de 6 números').fill('123456')
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Solicitação aberta' })
  await expect(dialog.getByText(/Continuando em \d segundos?…/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('is_activated'))).toBe('true')
  await dialog.getByRole('button', { name: 'Continuar agora' }).last().click()
  await expect(page).toHaveURL('/questions')
})

test('nobody has to press anything for the page to go on', async ({ page, request }) => {
  await enter(page, await newPerson(request))
  const accepted = { erro: false, message: 'Seu e-mail foi confirmado.', is_activated: true }
  await page.route('**/api/validate-token', (route) => route.fulfill({ json: accepted }))
  await page.goto('/validateEmail?next=%2Fquestions')
  await page.getByLabel('Código de 6 números').fill('123456')
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await expect(page).toHaveURL('/questions')
})

test('the confirmation of an e-mail needs a session', async ({ page }) => {
  await page.goto('/validateEmail')
  await expect(page).toHaveURL('/')
})

test('a session that the server ended is told once, and the person comes back to where they were', async ({
  page,
  request,
}) => {
  const session = await sessionOf(request, marina)
  await enter(page, session)
  // an open page would hear of the sign-out at once
  await page.goto('about:blank')
  await request.post('/api/v1/auth/logout', { headers: { authorization: `Bearer ${session.token}` }, data: {} })
  await page.goto('/my-account?aba=seguranca')
  await expect(page.getByText('Sua sessão terminou. Entre de novo.')).toHaveCount(1)
  await typeCredentials(page, marina, password)
  await expect(page).toHaveURL('/my-account?aba=seguranca')
  await expect(page.getByRole('heading', { name: 'Olá, Marina' })).toBeVisible()
})

test('an old token is renewed when the person is loaded', async ({ page, request }) => {
  const session = await newPerson(request)
  await enter(page, session)
  await page.evaluate(() => localStorage.setItem('token_validate', String(Date.now() - 3_700_000)))
  const renewed = page.waitForResponse('**/api/v1/refresh')
  await page.goto('/my-account?aba=dados')
  expect((await renewed).status()).toBe(200)
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Iracema')
  const stored = await page.evaluate(() => localStorage.getItem('session'))
  expect((JSON.parse(stored!) as { token: string }).token).not.toBe(session.token)
})

test('an answer about a person that comes after signing out keeps nothing of them', async ({ page, request }) => {
  await enter(page, await newPerson(request))
  const other = await page.context().newPage()
  let signOut: () => void = () => undefined
  const signedOut = new Promise<void>((resolve) => (signOut = resolve))
  await other.route('**/api/v1/standard', async (route) => {
    const response = await route.fetch()
    await signedOut
    await route.fulfill({ response })
  })
  await other.goto('/questions')
  await expect(nameShown(other, 'Iracema')).toBeVisible()
  await page.goto('/hide-menu')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(nameShown(other, 'Entrar')).toBeVisible()
  const answered = other.waitForResponse('**/api/v1/standard')
  signOut()
  await answered
  await other.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(await other.evaluate(() => localStorage.getItem('standard_of'))).toBeNull()
})

test('signing out clears everything, in the other tab too @both', async ({ page, request, context }) => {
  const session = await newPerson(request)
  await enter(page, session)
  const other = await context.newPage()
  await other.goto('/questions')
  await expect(nameShown(other, 'Iracema')).toBeVisible()
  await page.goto('/hide-menu')
  await page.route('**/auth/logout', async (route) => {
    await expect(nameShown(other, 'Entrar')).toBeVisible()
    await route.continue()
  })
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByText('Você saiu da sua conta.')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Entrar' })).toBeVisible()
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('pusher')))
  await expect.poll(stored).toEqual(['guest_id'])
  const headers = { authorization: `Bearer ${session.token}` }
  expect((await request.get('/api/v1/users/current-user', { headers })).status()).toBe(401)
})

test('a visitor has a guest id until somebody signs in, and nobody sends it afterwards', async ({ page, request }) => {
  const { user } = await newPerson(request)
  const guest = () => page.evaluate(() => localStorage.getItem('guest_id'))
  await page.goto('/', { waitUntil: 'networkidle' })
  // the scripts wait for the picture, on a slow machine longer than the network rests
  await expect.poll(guest).toMatch(/^[A-Za-z0-9]{20}$/)
  const id = await guest()
  const sent = new Map<string, string | undefined>()
  page.on('request', (call) => {
    const { 'x-guest-id': guestId, authorization } = call.headers()
    if (call.url().includes('/api/')) sent.set(authorization ? 'signed in' : new URL(call.url()).pathname, guestId)
  })
  await page.goto('/auth/login')
  await page.getByLabel('E-mail').fill(user.email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => sent.has('signed in')).toBe(true)
  expect([sent.get('/api/login'), sent.get('signed in'), await guest()]).toEqual([id, undefined, null])
})

test('a one-time link enters once, and is gone from the address', async ({ page, request, browser }) => {
  const { token } = await newPerson(request)
  const made = await request.post('/api/v1/auth/sso-token', {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  })
  const { token: entry } = (await made.json()) as { token: string }
  await page.goto(`/my-account?aba=dados&sso=${entry}`)
  await expect(page.getByText('Você entrou como Iracema.')).toBeVisible()
  await expect(page).toHaveURL('/my-account?aba=dados')

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(`${new URL(page.url()).origin}/questions?sso=${entry}`)
  await expect(elsewhere.getByText('Este link de acesso já foi usado ou venceu. Peça outro.')).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/questions$/)
  await elsewhere.context().close()
})

test('the menu of the account knows who is here @wide', async ({ page, request }) => {
  await page.goto('/questions')
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('menuitem', { name: 'Criar conta' })).toBeVisible()
  await enter(page, await sessionOf(request, 'operadora@bracards.example'))
  await page.goto('/questions')
  await page.getByRole('banner').getByRole('button', { name: 'Odete' }).click()
  await expect(page.getByRole('menu').getByText('Operação', { exact: true })).toBeVisible()
  for (const name of ['Minha conta', 'Pedidos', 'Coleção', 'Favoritos', 'Vender na Bra', 'Sair'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible()
})

test('a form tries nothing that the page forbids', async ({ page }) => {
  await page.addInitScript(() => {
    const reported: string[] = []
    Object.assign(window, { reported })
    document.addEventListener('securitypolicyviolation', (event) => reported.push(event.violatedDirective))
  })
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Entrar', exact: true }).last().click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { reported: string[] }).reported)).toEqual([])
})
