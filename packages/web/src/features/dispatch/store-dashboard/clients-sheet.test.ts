import type { Client } from '@bra/contract/dispatch/store-dashboard.schemas'
import { expect, it } from 'vitest'
import { translator } from '../../../lib/text.tsx'
import { sheetOfClients } from './clients-sheet.ts'

const client = {
  ...{ id: 1, name: 'Marina T.', city: 'São Paulo', uf: 'SP', orders: 3, units: 1206, total_cents: 123_456 },
  ...{ first_at: '2026-11-20T02:00:00Z', last_at: '2026-11-21T12:00:00Z' },
} as unknown as Client
const t = translator('pt-BR')

it('a line of the sheet says who bought how much, with amounts and days as Brazilian spreadsheets read them', () => {
  const [heading, line, end] = sheetOfClients([client], t).split('\r\n')
  expect(heading).toBe('\uFEFFCliente;Cidade;Pedidos;Itens;Comprou;Primeiro pedido;Última compra')
  expect(line).toBe('Marina T.;São Paulo/SP;3;1206;1234,56;19-11-2026;21-11-2026')
  expect(end).toBe('')
})

it('a name that begins like a formula is not run', () => {
  const [, line] = sheetOfClients([{ ...client, name: '=HYPERLINK("x")' }], t).split('\r\n')
  expect(line).toContain(`"'=HYPERLINK(""x"")"`)
})
