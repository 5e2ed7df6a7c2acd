import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'

const heading = 'jogo;colecao;colecao_codigo;codigo;numero;nome;raridade;imagem;imagem_verso\n'
export const pictureOf = (number: string) => `/media/cards/bdn-${number}-488.webp`
const csv = `${heading}Ventania;Primeira Brisa;PBR;PBR-1;1;Sopro;Comum;;
Ventania;Primeira Brisa;PBR;PBR-2;2;Vendaval // Calmaria;EX;${pictureOf('033')};${pictureOf('004')}
`

interface Words {
  businesses: { id: number; slug: string; name: string }[]
}

/** Imports the two cards of a second game as an operator does, and shows it in the shop. */
export async function importSecondGame(request: APIRequestContext, headers: { authorization: string }) {
  const reason = 'Segundo jogo'
  const file = Buffer.from(csv)
  const announced = { format: 'csv', file_name: 'ventania.csv', size: file.length, reason }
  const begun = await request.post('/api/v1/admin/catalog-imports', { headers, data: announced })
  const { id } = ((await begun.json()) as { result: { id: number } }).result
  const bytes = { ...headers, 'content-type': 'application/octet-stream' }
  await request.put(`/api/v1/admin/catalog-imports/${id}/file?from=0`, { headers: bytes, data: file })
  await request.post(`/api/v1/admin/catalog-imports/${id}/start`, { headers })
  const state = async () =>
    ((await (await request.get(`/api/v1/admin/catalog-imports/${id}`, { headers })).json()) as { import: object })
      .import
  await expect.poll(state, { timeout: 60_000 }).toMatchObject({ state: 'done', bad: 0 })
  const words = (await (await request.get('/api/v1/admin/words', { headers })).json()) as Words
  const { id: game, name } = words.businesses.find(({ slug }) => slug === 'ventania')!
  const shown = await request.put(`/api/v1/admin/words/businesses/${game}`, {
    headers,
    data: { draft: { name, hidden: false }, reason },
  })
  expect(shown.ok(), await shown.text()).toBe(true)
}
