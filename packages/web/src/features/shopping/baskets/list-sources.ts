import type { CartLine } from '@bra/contract/orders/cart.schemas'
import { useMutation } from '@tanstack/react-query'
import { useEnv } from '../../../lib/env.ts'
import { complain } from '../../../lib/refusal.ts'
import { useSession } from '../../../lib/session.ts'
import { toast } from '../../../ui/toast.ts'
import { useActiveCart } from '../../orders/cart/active-cart.ts'
import { useStandard } from '../../prices/standards/standard.ts'
import type { TakenLine } from './baskets.data.ts'
import { type OwnLimits, type TypedLimits, typedOf } from './limits.ts'
import { type ListedCards, lineOf, wantedCards } from './list-readers.ts'
import { basketTexts } from './texts.ts'

interface ListWithLimits extends ListedCards {
  taken: TakenLine[]
}

/** "1 Saci", "1x Saci", "1 x Saci": different spellings keep lines of the same card with different limits apart. */
const counts = ['', 'x', ' x']

/** Writes the cart as a list that asks for the same copies or better; what a list cannot describe stays out. */
export function listOfCart(lines: CartLine[]): ListWithLimits {
  const own: OwnLimits = {}
  const taken = lines.filter(isPlain).flatMap((line) => {
    const { condition, language, finish } = line
    const limits = typedOf({ condition, languages: [language], finishes: [finish] })
    const ways = counts.map((mark) => lineOf(line.product, `${line.quantity}${mark}`))
    const text = ways.find((way) => !own[way] || isSame(own[way], limits))
    if (!text) return []
    own[text] = limits
    return [{ id: line.id, text }]
  })
  return { list: taken.map(({ text }) => text).join('\n'), own, taken }
}

/** True for a copy that is not graded and has no extras such as a signature; any other copy will do then. */
const isPlain = ({ condition, offer }: CartLine) => condition !== 'graded' && !offer?.extras.length

const isSame = (one: TypedLimits, other: TypedLimits) => JSON.stringify(one) === JSON.stringify(other)

export function useListSources(write: (written: ListWithLimits) => void) {
  const { call, t } = useEnv()
  const session = useSession()
  const { standard } = useStandard()
  const { data: inCart } = useActiveCart(({ result }) => result.groups.flatMap((group) => group.lines))
  const ofWants = useMutation({
    mutationFn: () => wantedCards(standard)(call),
    onSuccess: (listed) => (listed.list ? write({ ...listed, taken: [] }) : toast.info(t(basketTexts.noWants))),
    onError: (error) => complain(error, t),
  })
  const ofCart = listOfCart(inCart ?? [])
  return {
    takeCart: ofCart.taken.length ? () => write(ofCart) : undefined,
    takeWants: session ? () => ofWants.mutate() : undefined,
    isReading: ofWants.isPending,
  }
}
