import { expect, test } from './fixtures.ts'
import { enterAs } from './people.ts'

test('what was copied goes into the grid by its keys, also after a cell was edited @wide', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { token } = await enterAs(page, 'vendedor@bracards.example')
  const answer = await page.request.get('/api/v1/own-stores', { headers: { authorization: `Bearer ${token}` } })
  const { stores } = (await answer.json()) as { stores: { id: number }[] }
  await page.goto(`/my-store/${stores[0]!.id}/products?ordem=nome`)
  const grid = page.getByRole('grid', { name: 'Ofertas da loja' })
  const price = (at: number) => grid.getByRole('row').nth(at).getByRole('gridcell').nth(5)
  await expect(price(3)).toContainText('R$')
  await price(3).click()
  await page.keyboard.press('F2')
  await page.keyboard.type('7,77')
  await page.keyboard.press('Enter')
  await expect(price(3)).toContainText('R$ 7,77')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Control+c')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+v')
  await expect(price(4)).toContainText('R$ 7,77')
  await page.evaluate(() => navigator.clipboard.writeText('1.234,50\t3\r\nR$ 8,10\t4\r\n'))
  await page.keyboard.press('Control+v')
  await expect(price(4)).toContainText('R$ 1.234,50')
  await expect(price(5)).toContainText('R$ 8,10')
  await page.keyboard.press('Control+z')
  await expect(price(4)).toContainText('R$ 7,77')
})
