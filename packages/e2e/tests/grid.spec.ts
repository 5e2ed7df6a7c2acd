import { expect, test } from './fixtures.ts'
import { enterAs } from './people.ts'

test('cells are filled down and redone, refused ones are named, columns and heading are the owner’s @wide', async ({
  page,
  expectAccessible,
}) => {
  const { token } = await enterAs(page, 'vendedor@bracards.example')
  const answer = await page.request.get('/api/v1/own-stores', { headers: { authorization: `Bearer ${token}` } })
  const { stores } = (await answer.json()) as { stores: { id: number }[] }
  await page.goto(`/my-store/${stores[0]!.id}/products?ordem=nome`)
  const grid = page.getByRole('grid', { name: 'Ofertas da loja' })
  const row = (at: number) => grid.getByRole('row').nth(at)
  const price = (at: number) => row(at).getByRole('gridcell').nth(5)
  await expect(price(4)).toContainText('R$')
  expect((await row(1).boundingBox())!.y).toBeLessThanOrEqual(300)
  const frame = (await grid.boundingBox())!
  const last = (await grid.getByRole('columnheader', { name: 'Última venda' }).boundingBox())!
  expect(last.x + last.width).toBeLessThanOrEqual(frame.x + frame.width)

  await price(2).click()
  await page.keyboard.type('55,5')
  await page.keyboard.press('Enter')
  await price(2).click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect(grid.getByText('R$ 55,50')).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(grid.getByText('R$ 55,50')).toHaveCount(1)
  await page.getByRole('button', { name: 'Refazer' }).click()
  await expect(grid.getByText('R$ 55,50')).toHaveCount(3)

  await price(2).click()
  await grid.evaluate((frame) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '7,70\t4\nsete\t5')
    frame.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(
    page.getByText(/1 célula ficou como estava\. Linha 3 \(.+\), Preço: Digite um preço/).first(),
  ).toBeVisible()
  await expect(grid).toHaveAttribute('aria-activedescendant', /-2-5$/)
  await expect(price(3)).toHaveAttribute('title', /Digite um preço/)
  await expectAccessible()
  await page.getByRole('button', { name: 'Descartar' }).click()

  await page.getByRole('button', { name: 'Colunas' }).click()
  await page.getByRole('checkbox', { name: 'Idioma' }).uncheck()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(row(2)).toContainText('R$')
  await expect(grid.getByRole('columnheader', { name: 'Idioma' })).toHaveCount(0)
  await row(2).getByRole('gridcell').nth(2).click()
  await page.keyboard.press('ArrowRight')
  await expect(grid).toHaveAttribute('aria-activedescendant', /-1-4$/)

  await grid.getByRole('checkbox', { name: 'Escolher as ofertas à vista' }).click()
  await expect(row(2).getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: /^Escolher todas as / }).click()
  await expect(page.getByRole('button', { name: /^Escolher todas as / })).toHaveCount(0)
  await expectAccessible()
  await grid.getByRole('checkbox', { name: 'Limpar escolha' }).click()
  await expect(page.getByText(/ escolhidas$/)).toHaveCount(0)
})
