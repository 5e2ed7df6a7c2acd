import { expect, it } from 'vitest'
import type { Translate } from '../../../lib/text.tsx'
import { printings } from '../../../text/pt-BR/printings.ts'
import { formatsThat } from './legality.ts'

const t = ((key: string) => printings[key.split('.')[1] as keyof typeof printings]) as unknown as Translate

it('calls formats of two words by their names', () => {
  const legality = { historicbrawl: 'legal', paupercommander: 'legal', standardbrawl: 'legal', modern: 'banned' }
  expect(formatsThat('legal', legality, t)).toEqual(['Pauper Commander', 'Brawl Padrão', 'Brawl Histórico'])
})
