import type { SheetImport, SheetQuestions as Questions } from '@bra/contract/selling/spreadsheets.schemas'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Env, EnvProvider } from '../../../lib/env.ts'
import { translator } from '../../../lib/text.tsx'
import { answersOf, noAnswers, wrongPrices } from './sheet-answers.ts'
import { SheetQuestions } from './SheetQuestions.tsx'
import { sheetTexts } from './texts.ts'

const t = translator('pt-BR')

const nothing: Questions = {
  words: [],
  unmatched: [],
  unmatched_count: 0,
  unpriced: [],
  unpriced_count: 0,
  suggested_count: 0,
  currencies: [],
  pauses_unpriced: false,
  single_count: 0,
  joined_count: 0,
  stock: 'set',
  existing_count: 0,
  changes: [],
}
const drawn = (questions: Partial<Questions>) =>
  renderToStaticMarkup(
    <EnvProvider value={{ visit: { language: 'pt-BR' } } as Env}>
      <SheetQuestions
        sheet={{ questions: { ...nothing, ...questions } } as SheetImport}
        busy={false}
        onAnswer={() => {}}
      />
    </EnvProvider>,
  )

describe('what a sheet leaves open', () => {
  it('is not spoken of where it leaves nothing open', () => {
    expect(drawn({})).toBe('')
  })

  it('is asked: an unknown word has no meaning chosen, a known one shows its own', () => {
    const page = drawn({
      words: [
        { kind: 'condition', word: 'Gasta', meaning: null, lines: 2 },
        { kind: 'language', word: 'TW', meaning: 'ZH', lines: 1 },
      ],
    })
    expect(page).toMatch(/<option value="" disabled="" selected="">/)
    expect(page).toMatch(/<details.*<option value="ZH" selected="">/)
  })

  it('offers for a card those that it may be, to leave it out, and to look for another', () => {
    const candidate = {
      id: 4,
      name: 'Curupira',
      category: 'Boca da Noite',
      code: 'BDN-004',
      rarity: 'Rara',
      card_number: '004',
      image: null,
    }
    const page = drawn({
      unmatched: [{ key: 'k', text: 'Curupira, ZZZ', line: 2, lines: 3, candidates: [candidate] }],
      unmatched_count: 1,
    })
    expect(page.match(/type="radio"/g)).toHaveLength(2)
    expect(page).toMatch(/Boca da Noite 004 · BDN-004 · Rara.*Deixar de fora.*Procurar outra/)
  })

  it('says how many more wait where not all are shown', () => {
    expect(drawn({ unmatched_count: 80 })).toContain(t(sheetTexts.more, { shown: 0, count: 80 }))
  })
})

describe('the answers of a seller', () => {
  const draft = { ...noAnswers(nothing), prices: { 2: '1.249,90', 3: '', 4: 'dez' } }

  it('are sent with the prices that were typed, in cents', () => {
    expect(answersOf({ ...draft, prices: { 2: '1.249,90', 3: '' } })).toEqual({
      words: [],
      picks: [],
      prices: [{ line: 2, price_cents: 124_990 }],
      suggested_prices: false,
      pauses_unpriced: false,
      rates: [],
      stock: 'set',
    })
  })

  it('are held back while a price cannot be read', () => {
    expect(wrongPrices(draft)).toEqual(new Set([4]))
  })
})
