import { expect, test } from './fixtures.ts'
import { enterAs } from './people.ts'

test('a store answers what waits with a reply that it keeps @both', async ({ page, expectAccessible, complaints }, {
  project,
}) => {
  const title = `Postado ${project.name}`
  const { token } = await enterAs(page, 'vendedor@bracards.example')
  const answer = await page.request.get('/api/v1/own-stores', { headers: { authorization: `Bearer ${token}` } })
  const { stores } = (await answer.json()) as { stores: { id: number }[] }
  await page.goto(`/my-store/${stores[0]!.id}/messages?todas=1`)
  const conversations = page.getByRole('list', { name: 'Conversas' })
  const marina = conversations.getByRole('link', { name: /Marina/ }).last()
  await expect(marina).toBeVisible()
  await expectAccessible()
  await marina.click()
  const box = page.getByLabel('Escreva uma mensagem')
  await expect(box).toBeFocused()
  const kept = page.getByRole('button', { name: 'Respostas guardadas' })
  await kept.click()
  await page.getByRole('button', { name: 'Nova resposta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova resposta' })
  await dialog.getByLabel('Título').fill(title)
  await dialog.getByLabel('Texto').fill(`Foi postado hoje, ${project.name}.`)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Guardar resposta' }).click()
  await expect(dialog).toBeHidden()

  await kept.click()
  await expectAccessible()
  await page.getByRole('button', { name: title, exact: true }).click()
  await expect(box).toHaveValue(`Foi postado hoje, ${project.name}.`)
  await expect(box).toBeFocused()
  await page.keyboard.press('Control+Enter')
  const talk = page.getByRole('list', { name: 'Mensagens', exact: true })
  await expect(talk.getByText(`Foi postado hoje, ${project.name}.`)).toHaveCount(1)
  await kept.click()
  await page.getByRole('button', { name: `Remover a resposta ${title}` }).click()
  await expect(page.getByRole('button', { name: title, exact: true })).toHaveCount(0)
  expect(complaints).toEqual([])
})
