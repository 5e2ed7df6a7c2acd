import { expect, it } from 'vitest'
import { leadsOutside, namesContact } from './contact-words.ts'

it('finds what leads a deal away from the product, and nothing in what people say about an order', () => {
  const leading = [
    'Me escreve em fulana.silva@exemplo.com.br',
    'meu número é (83) 98765-4321',
    'liga 11987654321',
    'Me chama no WhatsApp',
    'manda no zap',
    'a chave pix é essa',
  ]
  for (const text of leading) expect([text, namesContact(text)]).toEqual([text, true])
  const harmless = [
    'O código é QB123456785BR, postei hoje.',
    'Pode mandar o pedido 1207 junto com o 1208?',
    'A carta 033/120 veio com marca no verso.',
    'Paguei com Pix às 10h45.',
    'Meu CEP é 01310-100.',
  ]
  for (const text of harmless) expect([text, namesContact(text)]).toEqual([text, false])
})

it('finds addresses of the web too', () => {
  const leading = [
    'Vi por https://x.io/a',
    'www.minhaloja.net',
    'Olha em minhaloja.com.br',
    'wa.me/5511',
    'Me liga: 11987654321',
  ]
  for (const text of leading) expect([text, leadsOutside(text)]).toEqual([text, true])
  const harmless = ['Tem foto do verso?', 'Está bem.Combinado.', 'É a 033/120 em PT, com toploader?']
  for (const text of harmless) expect([text, leadsOutside(text)]).toEqual([text, false])
})
