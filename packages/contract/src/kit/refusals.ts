export type Refusals = Record<string, readonly [status: number, portuguese: string, english: string]>

export const kitRefusals = {
  invalid_input: [422, 'Confira os campos destacados e tente de novo.', 'Check the marked fields and try again.'],
  broken_body: [400, 'Não entendemos o pedido enviado.', 'We did not understand the request.'],
  headers_too_large: [431, 'Este endereço é longo demais.', 'This address is too long.'],
  request_too_slow: [
    408,
    'O pedido demorou demais para chegar. Tente de novo.',
    'The request took too long to arrive. Try again.',
  ],
  body_too_large: [413, 'O conteúdo enviado é grande demais.', 'What was sent is too large.'],
  unsupported_type: [415, 'Formato de conteúdo não aceito.', 'This type of content is not accepted.'],
  not_found: [404, 'Não encontramos o que você procura.', 'We could not find what you are looking for.'],
  method_not_allowed: [405, 'Esta ação não existe neste endereço.', 'There is no such action at this address.'],
  forged_request: [
    419,
    'Sua página expirou. Recarregue e tente de novo.',
    'Your page has expired. Reload it and try again.',
  ],
  too_many_requests: [
    429,
    'Muitas tentativas em pouco tempo. Aguarde um instante e tente de novo.',
    'Too many tries in a short time. Wait a moment and try again.',
  ],
  work_busy: [
    429,
    'Muitos arquivos estão sendo lidos agora. Tente de novo em alguns segundos.',
    'Many files are being read now. Try again in a few seconds.',
  ],
  work_too_heavy: [
    422,
    'Este arquivo demora demais para ser lido. Envie um menor, ou salve-o de novo e tente outra vez.',
    'This file takes too long to read. Send a smaller one, or save it anew and try again.',
  ],
  unexpected: [500, 'Algo deu errado! Tente novamente mais tarde', 'Something went wrong! Try again later'],
  unavailable: [503, 'Estamos voltando. Tente de novo em instantes.', 'We will be right back. Try again in a moment.'],
  sealed_unreadable: [
    503,
    'O servidor não abre o que foi guardado com outra chave. Cadastre de novo ou avise a Bra Cards.',
    'The server cannot open what was kept with another key. Enter it again or tell Bra Cards.',
  ],
} as const satisfies Refusals
