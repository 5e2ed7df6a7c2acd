import type { Want } from '@bra/contract/wants.schemas'
import { wants } from '@bra/contract/wants'
import { useMutation } from '@tanstack/react-query'
import { callEndpoint } from '../../lib/call.ts'
import { useEnv } from '../../lib/env.ts'
import { refusalOf } from '../../lib/refusal.ts'
import { toast } from '../../ui/toast.ts'
import { useActiveCart } from '../cart/active-cart.ts'
import type { TakenLine } from './baskets.data.ts'
import { type OwnLimits, typedOf } from './limits.ts'

const MOST_WANTS = 96

type Listed = Pick<Want['product'], 'name' | 'card_number' | 'categories'>

/** As a game would write it: "2 Curupira BDN 004". */
const lineOf = ({ name, card_number: number, categories }: Listed, quantity: number) =>
  [quantity, name, ...(number ? [categories.code, number] : [])].join(' ')

/** What they wait for they have said already. */
const limitsOf = ({ condition, languages, finish, any_edition, limit_cents }: Want) =>
  typedOf({
    condition,
    languages,
    finishes: finish ? [finish] : [],
    any_printing: any_edition,
    most_cents: limit_cents,
  })

interface Written {
  list: string
  own: OwnLimits
  /** What of the cart it stands for. */
  taken: TakenLine[]
}

/** What a person has listed already, as text: the cart, and the newest of what they wait for, with their limits. */
export function useListSources(write: (written: Written) => void) {
  const { call, t } = useEnv()
  const { data: inCart } = useActiveCart(({ result }) => result.groups.flatMap((group) => group.lines))
  const ofWants = useMutation({
    mutationFn: () => callEndpoint(call, wants.list, { query: { per_page: MOST_WANTS } }),
    onSuccess: ({ wants: found }) => {
      const waiting = found.filter(({ active }) => active)
      if (waiting.length === 0) return toast.info(t('baskets.noWants'))
      const lines = waiting.map((want) => [lineOf(want.product, want.quantity), limitsOf(want)] as const)
      return write({ list: lines.map(([line]) => line).join('\n'), own: Object.fromEntries(lines), taken: [] })
    },
    onError: (error) => toast.error(refusalOf(error, t)),
  })
  return {
    /** Undefined while the cart is empty. */
    takeCart: inCart?.length
      ? () => {
          const taken = inCart.map(({ id, product, quantity }) => ({ id, text: lineOf(product, quantity) }))
          write({ list: taken.map(({ text }) => text).join('\n'), own: {}, taken })
        }
      : undefined,
    takeWants: () => ofWants.mutate(),
    isReading: ofWants.isPending,
  }
}
