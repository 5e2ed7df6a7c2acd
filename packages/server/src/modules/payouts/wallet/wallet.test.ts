import { expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { get, post } = await testApp()

it('the banks are told with their codes, those of most people first and by the names that people use', async () => {
  const { banks } = (await get('/api/v1/bank')).body
  expect(banks.length).toBeGreaterThan(400)
  expect(banks.slice(0, 3).map((bank: { known_as: string }) => bank.known_as)).toEqual([
    'Nubank',
    'Itaú',
    'Banco do Brasil',
  ])
  expect(banks).toContainEqual({
    code: '001',
    ispb: '00000000',
    name: 'Banco do Brasil S.A.',
    known_as: 'Banco do Brasil',
  })
  const names: string[] = banks.map((bank: { name: string }) => bank.name)
  expect(names.indexOf('BANCO DA AMAZONIA S.A.')).toBeLessThan(names.indexOf('Banco Safra S.A.'))
})

it('the banks cannot be written by whoever reads them', async () => {
  expect((await post('/api/v1/bank', {})).status).toBe(405)
})
