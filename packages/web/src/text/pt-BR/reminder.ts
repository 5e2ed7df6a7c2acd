export const reminder = {
  title: 'Confirmação do e-mail',
  hint: 'Confirme seu e-mail: é por ele que avisamos dos seus pedidos.',
  confirm: 'Confirmar',
  later: 'Agora não',
}
