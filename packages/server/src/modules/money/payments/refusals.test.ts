import { expect, it } from 'vitest'
import { refusalSaying } from './refusals.ts'

it.each([
  ['51', 'Saldo ou limite insuficiente'],
  ['0051', 'Saldo ou limite insuficiente'],
  ['54', 'vencido'],
  ['82', 'código de segurança'],
  ['61', 'limite de compras'],
  ['41', 'bloqueado'],
  ['59', 'análise de segurança'],
  ['91', 'Tente de novo'],
  ['n7', 'código de segurança'],
  ['XX', 'não autorizou'],
  ['', 'não autorizou'],
  ['no_answer', 'Nada foi cobrado'],
])('a card that is refused with %j is told so in words: %s', (code, words) => {
  expect(refusalSaying(code)['pt-BR']).toContain(words)
})
