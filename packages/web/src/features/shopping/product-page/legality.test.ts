import { expect, it } from 'vitest'
import { translator } from '../../../lib/text.tsx'
import { formatsThat } from './legality.ts'

const t = translator('pt-BR')

it('calls formats of two words by their names', () => {
  const legality = { historicbrawl: 'legal', paupercommander: 'legal', standardbrawl: 'legal', modern: 'banned' }
  expect(formatsThat('legal', legality, t)).toEqual(['Pauper Commander', 'Brawl Padrão', 'Brawl Histórico'])
})
