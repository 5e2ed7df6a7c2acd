import { expect, test } from './fixtures.ts'
import { enter, newPerson, sessionOf } from './people.ts'

const odete = 'operadora@bracards.example'

test('an operator finds a person and sees the shop as she does, reading only', async ({
  page,
  request,
  expectAccessible,
}) => {
  const person = await newPerson(request)
  await enter(page, await sessionOf(request, odete))
  await page.goto('/admin/people')
  await page.getByRole('searchbox', { name: 'Nome, e-mail ou CPF' }).fill(person.user.email)
  await expect(page.getByText('1 pessoa', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Iracema Quintela' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Iracema Quintela' })).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Ver como a pessoa' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Ver como Iracema Quintela' })
  await dialog.getByRole('button', { name: 'Começar' }).click()
  await expect(dialog.getByText('Diga o motivo.').first()).toBeVisible()
  await dialog.getByLabel('Motivo').fill('Ela não encontra o pedido')
  await dialog.getByLabel('Motivo').press('Tab')
  await dialog.getByRole('button', { name: 'Começar' }).press('Enter')

  const bar = page.getByText('Você está vendo como Iracema Quintela, só leitura')
  await expect(bar).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /Iracema/ })).toBeVisible()
  await expectAccessible()
  await page.goto('/my-account?aba=seguranca')
  await expect(page.getByText('A equipe da Bra Cards viu a sua conta, sem poder alterar nada')).toBeVisible()
  await expect(bar).toBeVisible()
  const session = JSON.parse((await page.evaluate(() => localStorage.getItem('session')))!) as { token: string }
  const refused = await request.post('/api/v1/address', {
    data: {},
    headers: { authorization: `Bearer ${session.token}` },
  })
  expect(await refused.json()).toMatchObject({ code: 'acting_read_only' })

  await page.getByRole('complementary', { name: 'Bra Operação' }).getByRole('button').press('Enter')
  await expect(page).toHaveURL(/\/admin\/people\/\d+$/)
  await expect(bar).toBeHidden()
  await expect(page.getByText('Viu como a pessoa: fim').first()).toBeVisible()
})

test('what an operator publishes is on the site at once, and gone when it is removed', async ({
  page,
  request,
  expectAccessible,
}, { project }) => {
  const question = `Vocês abrem no feriado? (${project.name})`
  await enter(page, await sessionOf(request, odete))
  await page.goto('/admin/content?parte=faq')
  await page.getByRole('button', { name: 'Nova pergunta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova pergunta' })
  await expectAccessible()
  await dialog.getByLabel('Assunto').fill('Compra')
  await dialog.getByLabel('Pergunta').fill(question)
  await dialog.getByLabel('Resposta').fill('O site não fecha.')
  await dialog.getByLabel('Motivo').fill('Muita gente pergunta')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Salvo com sucesso.')).toBeVisible()
  expect(await (await request.get('/questions')).text()).toContain('Vocês abrem no feriado?')

  await page.getByRole('button', { name: `Remover ${question}` }).click()
  const removal = page.getByRole('dialog')
  await removal.getByLabel('Motivo').fill('Era só um teste')
  await removal.getByRole('button', { name: 'Remover', exact: true }).click()
  await expect(page.getByText('Removido com sucesso.')).toBeVisible()
})

test('a review is reported by a person and waits for operators', async ({ page, request, expectAccessible }) => {
  await enter(page, await newPerson(request))
  await page.goto('/toca-do-saci')
  await page
    .getByRole('button', { name: /^Denunciar a avaliação de/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Denunciar avaliação' })
  await dialog.getByLabel('O que há de errado?').selectOption('false')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Enviar denúncia' }).press('Enter')
  await expect(page.getByText('Denúncia recebida. Vamos analisar e avisar você.')).toBeVisible()

  await enter(page, await sessionOf(request, odete))
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Avaliação da loja Toca do Saci' }).first().click()
  await expect(page.getByRole('button', { name: 'Manter no ar' })).toBeVisible()
  await expectAccessible()
})
