/** Every refusal the product knows: code → status → the sentence that a person reads. */
export const errors = {
  invalid_input: [422, 'Confira os campos destacados e tente de novo.'],
  broken_body: [400, 'Não entendemos o pedido enviado.'],
  body_too_large: [413, 'O conteúdo enviado é grande demais.'],
  unsupported_type: [415, 'Formato de conteúdo não aceito.'],
  not_found: [404, 'Não encontramos o que você procura.'],
  method_not_allowed: [405, 'Esta ação não existe neste endereço.'],
  login_required: [401, 'Entre na sua conta para continuar.'],
  forbidden: [403, 'Você não tem acesso a isto.'],
  forged_request: [419, 'Sua página expirou. Recarregue e tente de novo.'],
  too_many_requests: [429, 'Muitas tentativas em pouco tempo. Aguarde um instante e tente de novo.'],
  unexpected: [500, 'Algo deu errado! Tente novamente mais tarde'],
  unavailable: [503, 'Estamos voltando. Tente de novo em instantes.'],
  product_not_found: [404, 'Não encontramos este produto.'],
  category_not_found: [404, 'Não encontramos esta coleção.'],
  store_not_found: [404, 'Não encontramos esta loja.'],
  static_text_not_found: [404, 'Não encontramos este texto.'],
  parameter_not_found: [404, 'Não encontramos este parâmetro.'],
  state_not_found: [404, 'Não encontramos este estado.'],
  postal_code_invalid: [422, 'Digite os 8 números do CEP.'],
  postal_code_not_found: [404, 'Não encontramos este CEP. Preencha o endereço.'],
  postal_code_unavailable: [503, 'A consulta de CEP está fora do ar. Preencha o endereço.'],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorCode = keyof typeof errors

/** The body of every refusal. */
export interface ErrorReply {
  error: true
  code: ErrorCode
  message: string
  fields?: Record<string, string>
  request_id?: string
}
