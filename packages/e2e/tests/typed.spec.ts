import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { ask, home, post, sell } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { enter, newPerson, password, sessionOf, type SignedIn, typeCredentials } from './people.ts'

const seller = 'vendedor@bracards.example'
const main = (page: Page) => page.getByRole('main')

interface TypedForm {
  path: string
  /** The button of the page that shows the fields, in a dialog unless `isInPage`. */
  button?: string | RegExp
  isInPage?: boolean
  /** The texts by the labels of the fields; `true` ticks one. */
  fields: Record<string, string | true>
}

async function openForm(page: Page, { path, button, isInPage }: TypedForm): Promise<Locator> {
  if (button === undefined) return main(page)
  const opener = main(page).getByRole('button', { name: button }).filter({ visible: true }).first()
  if (isInPage) {
    await opener.click()
    return main(page)
  }
  const dialog = page.getByRole('dialog').filter({ visible: true })
  // the address opens some dialogs again, on a slow machine between the look and the press
  await expect(async () => {
    if (await dialog.isHidden()) await opener.click({ timeout: 2000 })
    await expect(dialog, path).toBeVisible()
  }).toPass()
  return dialog
}

const fieldOf = (form: Locator, label: string) =>
  form.getByLabel(new RegExp(`^${label.replace('?', '\\?')}\\s*(\\(opcional\\))?$`)).first()

async function type(page: Page, typed: TypedForm) {
  await page.goto(typed.path, { waitUntil: 'networkidle' })
  const form = await openForm(page, typed)
  for (const [label, text] of Object.entries(typed.fields))
    await (text === true ? fieldOf(form, label).press('Space') : fieldOf(form, label).fill(text))
}

/** Counts the fields that show what was typed. */
async function countKept(page: Page, typed: TypedForm) {
  const form = await openForm(page, typed)
  await expect(fieldOf(form, Object.keys(typed.fields)[0]!)).toBeVisible()
  const shown = Object.entries(typed.fields).map(async ([label, text]) => {
    const field = fieldOf(form, label)
    return text === true ? field.isChecked() : (await field.inputValue()) === text
  })
  return (await Promise.all(shown)).filter(Boolean).length
}

/** Types into each form, and expects all of it after a reload, and after another page and the way back. */
async function expectKept(page: Page, forms: Record<string, TypedForm>) {
  const kept: Record<string, [reloaded: number, returned: number]> = {}
  for (const [name, typed] of Object.entries(forms)) {
    await type(page, typed)
    await page.reload({ waitUntil: 'networkidle' })
    const reloaded = await countKept(page, typed)
    await page.goto('/questions', { waitUntil: 'networkidle' })
    await page.goBack({ waitUntil: 'networkidle' })
    kept[name] = [reloaded, await countKept(page, typed)]
  }
  const whole = Object.entries(forms).map(([name, { fields }]) => {
    const count = Object.keys(fields).length
    return [name, [count, count]]
  })
  expect(kept).toEqual(Object.fromEntries(whole))
}

test('a visitor finds what was typed again after a reload and on the way back', async ({ page }) => {
  test.slow()
  await expectKept(page, {
    registration: {
      path: '/auth/login?aba=criar-conta',
      fields: {
        Nome: 'Iracema',
        Sobrenome: 'Quintela',
        'Data de nascimento': '31-12-1990',
        Celular: '(83) 98888-7777',
      },
    },
    entry: { path: '/auth/login', fields: { 'E-mail': 'iracema@bracards.example' } },
    recovery: { path: '/auth/recover', fields: { 'E-mail': 'quintela@bracards.example' } },
  })
  const texts = await page.evaluate(() => Object.values(sessionStorage).join(' '))
  expect(texts).not.toContain(password)
})

test('a buyer finds what was typed again after a reload and on the way back', async ({ page, request }) => {
  test.slow()
  await enter(page, await newPerson(request))
  const product = '/product/4-curupira'
  await expectKept(page, {
    profile: {
      path: '/my-account?aba=dados',
      fields: { Nome: 'Jurema', Sobrenome: 'Tabajara', Celular: '(83) 98888-7777' },
    },
    address: {
      path: '/address',
      button: 'Adicionar o primeiro endereço',
      fields: { Endereço: 'Rua do Sol', Número: '12', Bairro: 'Centro', Cidade: 'Olinda', 'Quem recebe': 'Jurema' },
    },
    want: { path: product, button: /^Avise-me/, fields: { 'Preço máximo': '7,35', Quantidade: '3', Inglês: true } },
    collected: { path: product, button: 'Coleção', fields: { Quantidade: '4', 'Preço pago por unidade': '12,50' } },
    wants: { path: '/my-account?aba=desejos', button: 'Colar lista', fields: { 'Sua lista': '2 Curupira' } },
    collection: { path: '/my-account?aba=colecao', button: 'Colar lista', fields: { 'Sua lista': '3 Curupira' } },
    search: { path: '/product/list?condicao=HP', button: 'Salvar busca', fields: { Nome: 'As gastas' } },
    basket: { path: '/cart', button: 'Colar uma lista', fields: { 'Sua lista': '1 Curupira' } },
  })
})

test('the buyer of an order finds what was typed about it again', async ({ page, request }) => {
  test.slow()
  const { person, orderId, id } = await sell(request, { quantity: 1 })
  await enter(page, person)
  const path = `/my-account/order-view/${orderId}`
  const message = { 'Escreva uma mensagem': 'Pode mandar com cartolina?' }
  await expectKept(page, {
    message: { path, button: /^Mensagens com/, isInPage: true, fields: message },
    cancelling: { path, button: 'Pedir cancelamento', fields: { Comentário: 'Pedi a edição errada.' } },
  })
  await post(request, await sessionOf(request, seller), id)
  await ask(request, person, 'order/confirm-delivery', { store_order_id: id })
  await expectKept(page, {
    review: { path, button: 'Avaliar', fields: { '4 estrelas': true, 'Como foi a compra?': 'Chegou bem embalado.' } },
    regret: { path, button: 'Devolver compra', fields: { Comentário: 'Não era o que eu queria.' } },
  })
})

test('a late answer about the CEP that a form began with leaves what was typed meanwhile', async ({
  page,
  request,
}) => {
  await enter(page, await newPerson(request))
  await page.context().addCookies([{ name: 'cep', value: '01310100', url: page.url() }])
  const late = Promise.withResolvers<void>()
  await page.route('**/postal-code/**', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto('/address', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Adicionar o primeiro endereço' }).click()
  const form = page.getByRole('dialog')
  await fieldOf(form, 'Endereço').fill('Rua do Sol')
  late.resolve()
  await expect(fieldOf(form, 'Cidade')).toHaveValue('São Paulo')
  await expect(fieldOf(form, 'Endereço')).toHaveValue('Rua do Sol')
})

const profile: TypedForm = { path: '/my-account?aba=dados', fields: { Nome: 'Jurema', Sobrenome: 'Tabajara' } }

async function endSessions(page: Page, request: APIRequestContext) {
  const { token } = JSON.parse((await page.evaluate(() => localStorage.getItem('session')))!) as SignedIn
  await request.post('/api/v1/auth/logout', { headers: { authorization: `Bearer ${token}` }, data: {} })
}

test('what is typed waits for whoever must sign in again, and goes with whoever signs out', async ({
  page,
  request,
}) => {
  const person = await newPerson(request)
  await ask(request, person, 'address/add_address', home)
  await enter(page, person)
  await type(page, profile)
  await endSessions(page, request)
  await page.reload()
  await typeCredentials(page, person.user.email, password)
  await expect(fieldOf(main(page), 'Nome')).toBeVisible()
  expect(await countKept(page, profile)).toBe(2)

  await page.goto('/hide-menu')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByText('Você saiu da sua conta.')).toBeVisible()
  await page.goto(profile.path)
  await typeCredentials(page, person.user.email, password)
  await expect(fieldOf(main(page), 'Nome')).toBeVisible()
  expect(await countKept(page, profile)).toBe(0)
})
