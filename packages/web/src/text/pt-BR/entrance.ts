export const entrance = {
  entered: 'Você entrou como {name}.',
  enterFailed: 'Não deu para entrar com este link. Entre com e-mail e senha.',
  signedOut: 'Você saiu da sua conta.',
}
