import type { Tx } from '../../src/platform/db.ts'
import type { SettingsTables } from '../../src/modules/settings/settings.tables.ts'

type Kind = SettingsTables['parameters']['kind']

const parameters: [code: string, kind: Kind, value: number, label: string, description: string][] = [
  [
    'max_classified_per_store',
    'count',
    100,
    'Anúncios por loja',
    'Anúncios que uma loja pode guardar, fora a lixeira.',
  ],
  ['max_classified_active', 'count', 20, 'Anúncios ativos', 'Anúncios de uma loja disponíveis ao mesmo tempo.'],
  ['withdrawal_price', 'cents', 350, 'Tarifa de saque', 'Cobrada em cada saque da carteira.'],
  ['withdrawal_min_date', 'days', 2, 'Prazo para sacar', 'Dias entre a liberação de um valor e o seu saque.'],
  ['withdrawal_min_amount', 'cents', 2000, 'Saque mínimo', 'Menor valor de um saque.'],
  ['commission', 'basis_points', 1000, 'Comissão', 'Parte de cada venda de uma loja sem plano.'],
  ['pix_expires', 'minutes', 30, 'Validade do Pix', 'Tempo para pagar um pedido por Pix.'],
  ['post_within', 'days', 5, 'Prazo de postagem', 'Dias úteis que a loja tem para postar um pedido.'],
  ['post_within_large', 'days', 7, 'Prazo de postagem, pedido grande', 'Dias úteis para postar um pedido grande.'],
  ['large_order_cards', 'count', 100, 'Pedido grande', 'Cartas a partir das quais um pedido é grande.'],
  ['cancel_unsent_after', 'days', 7, 'Cancelar sem envio', 'Dias sem postagem até o comprador poder cancelar sozinho.'],
  [
    'cancel_silent_after',
    'days',
    7,
    'Cancelamento sem resposta',
    'Dias de silêncio até um cancelamento ser concedido.',
  ],
  ['lost_after', 'days', 30, 'Extravio', 'Dias desde a postagem até um pedido ser dado por extraviado.'],
  ['completed_after', 'days', 7, 'Conclusão', 'Dias desde a entrega até um pedido ser concluído.'],
  ['regret_within', 'days', 7, 'Arrependimento', 'Dias desde a entrega para desistir da compra.'],
  ['complaint_answer_within', 'hours', 72, 'Resposta à reclamação', 'Tempo da loja antes de a mediação entrar.'],
  ['new_store_sales', 'count', 10, 'Nova loja', 'Vendas até uma loja deixar de ser nova e ganhar nota.'],
]

export const seedParameters = (tx: Tx) =>
  tx
    .insertInto('parameters')
    .values(
      parameters.map(([code, kind, value, label, description]) => ({
        code,
        kind,
        value: String(value),
        label,
        description,
      })),
    )
    .execute()
