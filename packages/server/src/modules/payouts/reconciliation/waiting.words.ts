import { en, pt, say, sayEach, type Saying } from '@bra/contract/kit/saying'
import { money } from '@bra/contract/trade/format'
import { moment } from '@bra/contract/trade/moments'

interface DifferenceFields {
  /** `late` is no difference: the comparison itself is behind. */
  kind: string
  since: string
  order_id: number | null
  withdrawal_id: number | null
  payment_id: string | null
  ours_cents: number | null
  theirs_cents: number | null
}

export const wordsOfDifference = (one: DifferenceFields) =>
  one.kind === 'late' ? late(one.since) : { title: titleOf(one), detail: detailOf(one) }

function late(since: string) {
  const until = sayEach((language) => moment(since, language))
  return {
    title: say('Conferência com o provedor atrasada', 'The comparison with the provider is late'),
    detail: say(pt`Conferido até ${until}`, en`Compared until ${until}`),
  }
}

function titleOf({ order_id: order, withdrawal_id: withdrawal, payment_id: payment }: DifferenceFields) {
  if (order !== null) return say(`Pedido nº ${order}`, `Order no. ${order}`)
  return withdrawal === null
    ? say(`Pagamento ${payment}`, `Payment ${payment}`)
    : say(`Saque nº ${withdrawal}`, `Withdrawal no. ${withdrawal}`)
}

const kinds: Record<string, Saying> = {
  fee: say('Taxa: No livro', 'Fee: in the book'),
  disputed: say('Contestação: No livro', 'Dispute: in the book'),
  charged: say('Cobrado: No livro', 'Charged: in the book'),
  refunded: say('Devolvido: No livro', 'Given back: in the book'),
}

function detailOf({ kind, ours_cents, theirs_cents }: DifferenceFields) {
  if (kind === 'unread')
    return say('O que o provedor responde não pôde ser lido', 'What the provider answers could not be read')
  if (kind === 'missing') return say('O provedor não conhece este pagamento', 'The provider does not know this payment')
  const inBook = kinds[kind] ?? say('No livro', 'In the book')
  const [ours, theirs] = [reais(ours_cents), reais(theirs_cents)]
  return say(pt`${inBook} ${ours}, no provedor ${theirs}`, en`${inBook} ${ours}, at the provider ${theirs}`)
}

const reais = (cents: number | null) => money(cents).replace('\u00a0', ' ')
