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
  one.kind === 'late'
    ? {
        title: 'Conferência com o provedor atrasada',
        detail: `Conferido até ${moment(one.since)}`,
      }
    : { title: titleOf(one), detail: detailOf(one) }

function titleOf({ order_id: order, withdrawal_id: withdrawal, payment_id: payment }: DifferenceFields) {
  if (order !== null) return `Pedido nº ${order}`
  return withdrawal === null ? `Pagamento ${payment}` : `Saque nº ${withdrawal}`
}

const kinds: Record<string, string> = {
  fee: 'Taxa: ',
  disputed: 'Contestação: ',
  charged: 'Cobrado: ',
  refunded: 'Devolvido: ',
}

function detailOf({ kind, ours_cents: ours, theirs_cents: theirs }: DifferenceFields) {
  if (kind === 'unread') return 'O que o provedor responde não pôde ser lido'
  if (kind === 'missing') return 'O provedor não conhece este pagamento'
  return `${kinds[kind] ?? ''}No livro ${reais(ours)}, no provedor ${reais(theirs)}`
}

const reais = (cents: number | null) => money(cents).replace('\u00a0', ' ')
