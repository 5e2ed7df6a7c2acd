import { both } from '@bra/contract/kit/both'

export const carrierAccountTexts = {
  heading: both('Sua conta do Melhor Envio', 'Your Melhor Envio account'),
  hint: both(
    'Com a sua conta, as etiquetas dos pedidos são pagas com o saldo que você tem lá, e não com o saldo da loja aqui.',
    'With your account, the labels of orders are paid from the balance that you have there, and not from the balance of the store here.',
  ),
  failed: both('Não foi possível carregar a conta do Melhor Envio', 'The Melhor Envio account could not be loaded'),
  connect: both('Conectar minha conta', 'Connect my account'),
  again: both('Conectar de novo', 'Connect again'),
  connected: both('Conectada: {email}, desde {day}.', 'Connected: {email}, since {day}.'),
  ended: both(
    'O Melhor Envio não aceita mais a conta {email}. Até você conectar de novo, as etiquetas saem do saldo da loja.',
    'Melhor Envio no longer accepts the account {email}. Until you connect again, labels are paid from the balance of the store.',
  ),
  disconnect: both('Desconectar', 'Disconnect'),
  disconnectTitle: both('Desconectar a conta do Melhor Envio?', 'Disconnect the Melhor Envio account?'),
  disconnectHint: both(
    'As próximas etiquetas saem do saldo da loja. As que você já comprou continuam no Melhor Envio, mas não são mais impressas nem devolvidas por aqui.',
    'The next labels are paid from the balance of the store. Those you have bought stay at Melhor Envio, but are no longer printed or given back here.',
  ),
  keep: both('Manter', 'Keep'),
  finishing: both('Conectando sua conta do Melhor Envio…', 'Connecting your Melhor Envio account…'),
  denied: both(
    'A conta não foi conectada: a autorização não foi dada no Melhor Envio.',
    'The account was not connected: the permission was not given at Melhor Envio.',
  ),
  back: both('Voltar às regras de frete', 'Back to the freight rules'),
}
