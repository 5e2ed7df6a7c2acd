export const carrierAccounts = {
  title: 'Melhor Envio',
  heading: 'Sua conta do Melhor Envio',
  hint: 'Com a sua conta, as etiquetas dos pedidos são pagas com o saldo que você tem lá, e não com o saldo da loja aqui.',
  failed: 'Não foi possível carregar a conta do Melhor Envio',
  connect: 'Conectar minha conta',
  again: 'Conectar de novo',
  connected: 'Conectada: {email}, desde {day}.',
  ended:
    'O Melhor Envio não aceita mais a conta {email}. Até você conectar de novo, as etiquetas saem do saldo da loja.',
  disconnect: 'Desconectar',
  disconnectTitle: 'Desconectar a conta do Melhor Envio?',
  disconnectHint:
    'As próximas etiquetas saem do saldo da loja. As que você já comprou continuam no Melhor Envio, mas não são mais impressas nem devolvidas por aqui.',
  keep: 'Manter',
  finishing: 'Conectando sua conta do Melhor Envio…',
  denied: 'A conta não foi conectada: a autorização não foi dada no Melhor Envio.',
  back: 'Voltar às regras de frete',
  offerHint:
    'A etiqueta é comprada com a conta da loja no Melhor Envio, já com o código de rastreio. O preço, {price} na cotação deste frete, sai do saldo que você tem lá.',
}
