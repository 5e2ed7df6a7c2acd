import type { freightErrors } from '../errors.freight.ts'

export const freightRefusals: Record<keyof typeof freightErrors, string> = {
  freight_rule_not_found: 'We could not find this freight rule.',
  too_many_freight_rules: 'A store has 30 freight rules at most.',
  carrier_not_connectable: 'A Melhor Envio account cannot be connected yet.',
  carrier_not_connected: 'This store has no Melhor Envio account connected.',
  carrier_consent_over: 'The permission from Melhor Envio is no longer valid. Begin again.',
  carrier_unavailable: 'Melhor Envio did not answer. Try again in a moment.',
  carrier_account_ended:
    'Melhor Envio no longer accepts the account of this store, and nothing was charged now. Connect it again in Company, Freight.',
  label_own_balance:
    'The store’s account at Melhor Envio has no balance, and nothing was charged. Add balance there, or post it at the counter with your own label.',
}
