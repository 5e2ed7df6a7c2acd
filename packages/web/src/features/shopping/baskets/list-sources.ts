import type { CartLine } from '@bra/contract/orders/cart.schemas'
import type { Want } from '@bra/contract/shopping/wants.schemas'
import { wants } from '@bra/contract/shopping/wants'
import { useMutation } from '@tanstack/react-query'
import { type Call, callEndpoint } from '../../../lib/call.ts'
import { useEnv } from '../../../lib/env.ts'
import { complain } from '../../../lib/refusal.ts'
import { useSession } from '../../../lib/session.ts'
import { toast } from '../../../ui/toast.ts'
import { useActiveCart } from '../../orders/cart/active-cart.ts'
import type { TakenLine } from './baskets.data.ts'
import { type OwnLimits, type TypedLimits, typedOf } from './limits.ts'

/** The most wants that one call returns. */
const WANTS_A_PAGE = 96

type Listed = Pick<Want['product'], 'name' | 'card_number' | 'categories'>

/** Writes a line as a game would: "2 Curupira BDN 004". */
const lineOf = ({ name, card_number: number, categories }: Listed, quantity: number | string) =>
  [quantity, name, ...(number ? [categories.code, number] : [])].join(' ')

const limitsOf = ({ condition, languages, finish, any_edition, limit_cents }: Want) =>
  typedOf({
    condition,
    languages,
    finishes: finish ? [finish] : [],
    any_printing: any_edition,
    most_cents: limit_cents,
  })

interface ListWithLimits {
  list: string
  own: OwnLimits
  /** The lines of the cart that the list stands for. */
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

/** Writes the cart or the person's wants as a list with limits. */
export function useListSources(write: (written: ListWithLimits) => void) {
  const { call, t } = useEnv()
  const session = useSession()
  const { data: inCart } = useActiveCart(({ result }) => result.groups.flatMap((group) => group.lines))
  const ofWants = useMutation({
    mutationFn: () => allWants(call),
    onSuccess: (found) => {
      const waiting = found.filter(({ active }) => active)
      if (waiting.length === 0) return toast.info(t('baskets.noWants'))
      const lines = waiting.map((want) => [lineOf(want.product, want.quantity), limitsOf(want)] as const)
      return write({ list: lines.map(([line]) => line).join('\n'), own: Object.fromEntries(lines), taken: [] })
    },
    onError: (error) => complain(error, t),
  })
  const ofCart = listOfCart(inCart ?? [])
  return {
    /** Undefined if the cart has nothing for a list. */
    takeCart: ofCart.taken.length ? () => write(ofCart) : undefined,
    /** Undefined for a visitor. */
    takeWants: session ? () => ofWants.mutate() : undefined,
    isReading: ofWants.isPending,
  }
}

async function allWants(call: Call): Promise<Want[]> {
  const found: Want[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const answer = await callEndpoint(call, wants.list, { query: { page, per_page: WANTS_A_PAGE } })
    found.push(...answer.wants)
    last = answer.paginate.last_page
  }
  return found
}
