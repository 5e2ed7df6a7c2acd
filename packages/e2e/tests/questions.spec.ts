import { expect, test } from './fixtures.ts'
import { enter, marina, sessionOf } from './people.ts'

test('somebody asks a store about an offer, which answers by a key @both', async ({
  page,
  request,
  expectAccessible,
  complaints,
}, { project }) => {
  const asked = `Tem foto do verso, ${project.name}?`
  const answer = `Tem, sim, ${project.name}.`
  const [buyer, seller] = [await sessionOf(page.request, marina), await sessionOf(request, 'vendedor@bracards.example')]
  const dialog = page.getByRole('dialog', { name: 'Perguntar à loja' })
  // other tests remove damaged cards and change what sells best; the rows of a person replace those of a visitor, which the server drew
  const open = () =>
    expect(async () => {
      const ask = page.getByRole('button', { name: /^Perguntar: / }).first()
      // a dialog that came late lies over the button
      if (await dialog.isHidden()) await ask.click({ timeout: 5000 })
      await expect(dialog).toBeVisible({ timeout: 5000 })
    }).toPass()
  await enter(page, buyer)
  await page.goto('/toca-do-saci?condicao=NM&ordem=nome')
  await open()
  const field = dialog.getByLabel('O que você quer saber?')
  await field.fill('Me chama no zap')
  await field.press('Control+Enter')
  await expect(dialog.getByText('a conversa fica por aqui').first()).toBeVisible()
  await field.fill(asked)
  await dialog.getByRole('button', { name: 'Perguntar' }).click()
  const own = dialog.getByRole('listitem').filter({ hasText: asked })
  await expect(own).toContainText('Aguardando resposta')
  await expectAccessible()

  await enter(page, seller)
  const reply = await request.get('/api/v1/own-stores', { headers: { authorization: `Bearer ${seller.token}` } })
  const { stores } = (await reply.json()) as { stores: { id: number }[] }
  await page.goto(`/my-store/${stores[0]!.id}/messages`)
  await page
    .getByRole('navigation', { name: 'Mensagens' })
    .getByRole('link', { name: /Perguntas/ })
    .click()
  const row = page.getByRole('list', { name: 'Perguntas' }).getByRole('listitem').filter({ hasText: asked })
  await expect(row).toBeVisible()
  await expectAccessible()
  await row.getByRole('button', { name: /^Responder a Marina/ }).click()
  const box = row.getByLabel('Sua resposta')
  await expect(box).toBeFocused()
  await expect(row.getByRole('button', { name: 'Respostas guardadas' })).toBeVisible()
  await expectAccessible()
  await box.fill(answer)
  await box.press('Control+Enter')
  await expect(row).toHaveCount(0)

  await enter(page, buyer)
  await page.goto('/my-account?aba=perguntas')
  await expect(page.getByRole('listitem').filter({ hasText: asked })).toContainText(answer)
  await expectAccessible()
  await page.goto('/toca-do-saci?condicao=NM&ordem=nome')
  await open()
  await expect(own).toContainText(answer)
  expect(complaints).toEqual([])
})
