import type { SharedCard, SharedKind } from '@bra/contract/shopping/shared-lists.schemas'
import { rankOfCondition } from '@bra/contract/trade/trade'
import type { Translate } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { sharedListTexts } from './texts.ts'

/** Returns "2 unidades · Praticamente Nova ou superior · Português, Inglês"; a collection tells the very copy that is owned. */
export function copyInWords(t: Translate, card: SharedCard, kind: SharedKind): string {
  const { quantity, condition, languages, finishes, edition, any_edition, extras } = card
  const word = condition && t(tradeTexts[condition])
  const isVery = kind === 'collection' || condition === 'M' || !(condition && rankOfCondition(condition))
  return [
    t(sharedListTexts.copies, { count: quantity }),
    word && (isVery ? word : t(sharedListTexts.orBetter, { condition: word })),
    languages.map((language) => t(tradeTexts[language])).join(', '),
    finishes.map((finish) => t(tradeTexts[finish])).join(', '),
    edition && t(tradeTexts[edition]),
    ...extras.map((extra) => t(tradeTexts[extra])),
    any_edition && t(sharedListTexts.anyEdition),
  ]
    .filter(Boolean)
    .join(' · ')
}
