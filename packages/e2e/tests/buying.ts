import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { SANDBOX_URL } from './ports.ts'

export const home = {
  postcode: '01310-100',
  address: 'Avenida Paulista',
  number: '1578',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  default: true,
}

/** What the bank would do once the code on the page is paid. */
export async function payPix(page: Page, request: APIRequestContext) {
  const code = await page.getByLabel('Pix copia e cola').inputValue()
  const charges = (await (await request.get(`${SANDBOX_URL}/__sandbox/pagarme/charges`)).json()) as {
    id: string
    last_transaction: { qr_code?: string }
  }[]
  const charge = charges.find(({ last_transaction: last }) => last.qr_code === code)
  expect((await request.post(`${SANDBOX_URL}/__sandbox/pagarme/charges/${charge!.id}/pay`)).ok()).toBe(true)
}
