export const places = {
  sendTo: 'Envie para',
  sentTo: 'Enviado para',
  postage: 'A postagem é por nossa conta: guarde o recibo e mande ao atendimento.',
  contested: 'A loja contesta a devolução',
  contestedHint: 'O Bra Cards confere o que ela diz e o rastreio, e decide. Guarde o comprovante de postagem.',
  correctCode: 'Corrigir código',
  ready: 'Pronto para retirar',
  handedOver: 'A loja registrou a retirada',
  readyBy: 'A loja avisa quando puder retirar, até {day}.',
  pickUpAt: 'Retire em',
  pickUpHint: 'Combine o horário com a loja pelas mensagens. Leve o número do pedido e um documento.',
  refusedWith: 'A loja recusou: {reply}',
}
