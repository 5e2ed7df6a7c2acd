import type { SharedCard, SharedKind } from '@bra/contract/shopping/shared-lists.schemas'
import { rankOfCondition } from '@bra/contract/trade/trade'
import type { Translate } from '../../../lib/text.tsx'

/** Returns "2 unidades · Praticamente Nova ou superior · Português, Inglês"; a collection tells the very copy that is owned. */
export function copyInWords(t: Translate, card: SharedCard, kind: SharedKind): string {
  const { quantity, condition, languages, finishes, edition, any_edition, extras } = card
  const word = condition && t(`trade.${condition}`)
  const isVery = kind === 'collection' || condition === 'M' || !(condition && rankOfCondition(condition))
  return [
    t('sharing.copies', { count: quantity }),
    word && (isVery ? word : t('sharing.orBetter', { condition: word })),
    languages.map((language) => t(`trade.${language}`)).join(', '),
    finishes.map((finish) => t(`trade.${finish}`)).join(', '),
    edition && t(`trade.${edition}`),
    ...extras.map((extra) => t(`trade.${extra}`)),
    any_edition && t('sharing.anyEdition'),
  ]
    .filter(Boolean)
    .join(' · ')
}
