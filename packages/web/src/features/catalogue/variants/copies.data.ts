import { catalog } from '@bra/contract/catalogue/catalog'
import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { Copies } from '@bra/contract/trade/copies'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ask } from '../../../lib/query.ts'

/** What copies of a card exist; undefined until that is known, for other goods, and where it is not asked. */
export function useCopies({ id, type }: Pick<Product, 'id' | 'type'>, isAsked = true): Copies | undefined {
  const { data } = useQuery({ ...ask(catalog.copies, { params: { id } }), enabled: isAsked && type === 'tcg' })
  return isAsked && type === 'tcg' ? data : undefined
}

/** Calls `begin` once, when it is known which copies exist. */
export function useOnceKnown(copies: Copies | undefined, begin: (copies: Copies) => void) {
  useEffect(() => {
    if (copies) begin(copies)
    // This runs once, so that what the person chooses afterwards stays.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [copies !== undefined])
}
