import { inEnglish } from '@bra/contract/kit/english/house'
import { expect, it } from 'vitest'
import { demoPersonNotices } from './person-notices.ts'

/** A name and a price are alike in both languages but for the word between them. */
const portuguese = / (por|em|foi|na loja|se|de preço|do pedido)\b|^(Novo|Sua|Estoque|Preços|Do) /i

it('tells people of the demo world what the house says, which is said in English too', () => {
  const left = demoPersonNotices
    .flatMap(({ title, body }) => [title, body])
    .map(inEnglish)
    .filter((said) => portuguese.test(said))
  expect(left).toEqual([])
})
