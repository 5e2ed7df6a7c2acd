import { expect, test } from './fixtures.ts'
import { enterAs } from './people.ts'

test('the export of another shop asks what it leaves open, and is checked again with the answers', async ({
  page,
  expectAccessible,
}) => {
  const session = await enterAs(page, 'vendedor@bracards.example')
  const headers = { authorization: `Bearer ${session.token}` }
  const { stores } = (await (await page.request.get('/api/v1/own-stores', { headers })).json()) as {
    stores: { id: number }[]
  }
  await page.goto(`/my-store/${stores[0]!.id}/products`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Importar planilha' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importar planilha' })
  const lines = [
    'idArticle;idProduct;English Name;Local Name;Exp.;Exp. Name;Price;Language;Condition;Foil?;Amount;Currency Code',
    '1;;;Curupira;BDN;Nightfall;12.50;10;Gasta;;2;EUR',
    '2;;;Curupira;ZZZ;Elsewhere;1.00;10;PO;;1;EUR',
  ]
  const file = { name: 'estoque.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
  await dialog.getByLabel('Escolher arquivo').setInputFiles(file)
  await expect(dialog.getByText('Reconhecemos uma planilha do Cardmarket.')).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel('Condição “Gasta”, 1 linha').selectOption('D')
  await dialog.getByRole('radio', { name: 'Deixar de fora' }).check()
  await dialog.getByRole('button', { name: 'Conferir de novo' }).click()
  await dialog.getByLabel('Preço de Curupira, linha 2').fill('19,90')
  await dialog.getByRole('button', { name: 'Conferir de novo' }).click()
  await expect(dialog.getByText('1 oferta nova')).toBeVisible()
  await expectAccessible()
})
