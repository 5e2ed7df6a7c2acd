import { expect, it } from 'vitest'
import { translator } from '../../../lib/text.tsx'
import { csvOf } from './csv.ts'
import { statementTexts } from './texts.ts'

const line = {
  ...{ id: 1, kind: 'release', at: '2026-11-20T02:00:00Z', cents: 123_456, balance_cents: -250 },
  ...{ order_id: 7, store_order_id: 9, withdrawal_id: null, due_on: null },
}
const t = translator('pt-BR')

it('a statement opens in a Brazilian spreadsheet, with days as they were in Brasília', () => {
  expect(csvOf([line], t).split('\r\n')).toEqual([
    '\uFEFFData;Lançamento;Valor;Saldo;Liberação',
    '19-11-2026;Venda liberada, Pedido nº 7;1234,56;-2,50;',
    '',
  ])
})

it('no cell is run as a formula', () => {
  const nasty = ((text: string) => (text === statementTexts.kind_release ? '=cmd();"x"' : '-1+2')) as never
  const [, row] = csvOf([{ ...line, order_id: null }], nasty).split('\r\n')
  expect(row).toBe('19-11-2026;"\'=cmd();""x""";1234,56;-2,50;')
})
