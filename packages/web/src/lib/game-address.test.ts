import { expect, it } from 'vitest'
import { inGame } from './game-address.ts'

it('narrows a list to a game without the words of the game before', () => {
  expect(inGame('/productTcg/list', 'magic')).toBe('/productTcg/list?jogo=magic')
  const before = '/productTcg/list?jogo=magic&colecao=3&ordem=numero&pagina=4'
  expect(inGame(before, 'one-piece')).toBe('/productTcg/list?ordem=numero&jogo=one-piece')
  expect(inGame(before, null)).toBe('/productTcg/list?ordem=numero')
})

it('leaves the addresses that no game narrows', () => {
  for (const address of ['/', '/product/list?tipo=acs', '/product/12-raio', '/store/list'])
    expect(inGame(address, 'magic')).toBe(address)
})
