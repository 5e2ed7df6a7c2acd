/** Refusals of freight rules and of accounts that stores have at the carrier; see `errors.ts`. */
export const freightErrors = {
  freight_rule_not_found: [404, 'Não encontramos esta regra de frete.'],
  too_many_freight_rules: [422, 'Uma loja tem no máximo 30 regras de frete.'],
  carrier_not_connectable: [409, 'Ainda não é possível conectar uma conta do Melhor Envio.'],
  carrier_not_connected: [404, 'Esta loja não tem conta do Melhor Envio conectada.'],
  carrier_consent_over: [409, 'A autorização do Melhor Envio não vale mais. Comece de novo.'],
  carrier_unavailable: [503, 'O Melhor Envio não respondeu. Tente de novo em instantes.'],
  carrier_account_ended: [
    409,
    'O Melhor Envio não aceita mais a conta desta loja, e nada foi cobrado agora. Conecte-a de novo em Empresa, Frete.',
  ],
  label_own_balance: [
    409,
    'A conta da loja no Melhor Envio está sem saldo, e nada foi cobrado. Coloque saldo lá, ou poste no balcão com a etiqueta própria.',
  ],
} as const
