import { expect, it } from 'vitest'
import { demoPersonNotices } from './person-notices.ts'

/** A name and a price are alike in both languages but for the word between them. */
const portuguese = / (por|em|foi|na loja|se|de preço|do pedido)\b|^(Novo|Sua|Estoque|Preços|Do) /i

it('tells people of the demo world what the house says in both languages', () => {
  const said = demoPersonNotices.flatMap(({ title, body }) => [title, body])
  expect(said.filter(({ en: english }) => portuguese.test(english))).toEqual([])
  expect(said.filter((each) => each['pt-BR'] === each.en)).toEqual([])
})
