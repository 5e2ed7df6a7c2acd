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
  promotion_not_found: [404, 'Não encontramos esta promoção.'],
  store_not_found: [404, 'Não encontramos esta loja.'],
  static_text_not_found: [404, 'Não encontramos este texto.'],
  parameter_not_found: [404, 'Não encontramos este parâmetro.'],
  state_not_found: [404, 'Não encontramos este estado.'],
  login_refused: [401, 'Acesso negado.'],
  second_factor_required: [401, 'Digite o código do seu aplicativo de autenticação.'],
  second_factor_wrong: [401, 'Código de autenticação incorreto.'],
  password_wrong: [422, 'Senha incorreta.'],
  adults_only: [403, 'É preciso ter 18 anos ou mais para comprar ou vender.'],
  notice_not_found: [404, 'Não encontramos este aviso.'],
  security_always_told: [422, 'Os avisos de segurança não podem ser desligados: eles protegem a sua conta.'],
  consent_required: [422, 'Sem este consentimento a conta não pode existir. Para retirá-lo, encerre a conta.'],
  closure_not_found: [404, 'Não há pedido de encerramento em aberto.'],
  postal_code_invalid: [422, 'Digite os 8 números do CEP.'],
  postal_code_not_found: [404, 'Não encontramos este CEP. Preencha o endereço.'],
  postal_code_unavailable: [503, 'A consulta de CEP está fora do ar. Preencha o endereço.'],
  // collections and wants
  collection_item_not_found: [404, 'Esta carta não está na sua coleção.'],
  too_many_favorites: [409, 'Você chegou a 2.000 favoritos. Remova alguns para salvar outros.'],
  want_not_found: [404, 'Não encontramos este item da sua lista de desejos.'],
  too_many_wants: [409, 'Sua lista de desejos chegou a 500 cartas. Remova algumas para incluir outras.'],
  // cart
  offer_not_found: [404, 'Esta oferta não existe mais.'],
  offer_unavailable: [409, 'Esta oferta não está à venda no momento.'],
  own_offer: [409, 'Esta oferta é da sua própria loja.'],
  not_enough_stock: [409, 'A loja não tem tantas unidades desta oferta.'],
  cart_line_not_found: [404, 'Este item não está no seu carrinho.'],
  too_many_cart_lines: [409, 'Seu carrinho chegou ao limite de itens diferentes. Feche este pedido ou remova alguns.'],
  shipping_unavailable: [409, 'Esta forma de envio não está disponível. Escolha outra.'],
  cep_missing: [422, 'Informe o CEP para escolher o frete.'],
  // orders
  cart_empty: [409, 'Seu carrinho está vazio.'],
  cart_changed: [409, 'Seu carrinho mudou desde que você o viu. Confira os itens e tente de novo.'],
  total_changed: [409, 'O total mudou desde que você o viu. Confira o carrinho e tente de novo.'],
  order_not_found: [404, 'Não encontramos este pedido.'],
  order_expired: [409, 'Este pedido expirou e os itens voltaram às lojas. Monte o carrinho de novo.'],
  order_goods_gone: [409, 'Este pedido expirou e parte dos itens já foi vendida. Monte o carrinho de novo.'],
  order_closed: [409, 'Este pedido foi cancelado e não pode mais ser pago.'],
  already_paid: [409, 'Este pedido já está pago.'],
  payment_in_progress: [409, 'Já estamos processando um pagamento deste pedido. Aguarde um instante.'],
  installments_refused: [422, 'O cartão não permite tantas parcelas neste total. Escolha menos parcelas.'],
  // accounts and sessions
  email_taken: [422, 'Este e-mail já tem uma conta. Entre nela ou recupere a senha.'],
  email_same: [422, 'Este já é o e-mail da sua conta.'],
  email_not_yours: [422, 'Este não é o e-mail da sua conta.'],
  email_confirmed: [409, 'Seu e-mail já está confirmado.'],
  cpf_invalid: [422, 'Este CPF não existe. Confira os números.'],
  cpf_taken: [422, 'Este CPF já tem uma conta. Entre nela ou recupere a senha.'],
  cpf_fixed: [422, 'O CPF da conta não pode ser trocado.'],
  birth_date_invalid: [422, 'Confira a data de nascimento.'],
  birth_date_fixed: [422, 'A data de nascimento da conta não pode ser trocada.'],
  too_young: [422, 'É preciso ter 16 anos ou mais para ter uma conta.'],
  password_common: [422, 'Esta senha é fácil de adivinhar. Escolha outra, como uma frase curta.'],
  password_personal: [422, 'A senha não pode conter seu nome nem seu e-mail.'],
  code_wrong: [422, 'Código incorreto ou vencido. Confira os números ou peça outro.'],
  entry_link_refused: [410, 'Este link de acesso já foi usado ou venceu. Peça outro.'],
  second_factor_on: [409, 'A verificação em duas etapas já está ligada.'],
  second_factor_off: [409, 'A verificação em duas etapas não está ligada.'],
  session_not_found: [404, 'Este acesso já terminou ou não é seu.'],
  // addresses, companies and bank accounts
  address_not_found: [404, 'Não encontramos este endereço.'],
  address_limit: [422, 'Você já tem 30 endereços. Remova um para cadastrar outro.'],
  company_not_found: [404, 'Não encontramos esta empresa.'],
  company_exists: [409, 'Você já tem uma empresa cadastrada.'],
  company_document_taken: [409, 'Este CPF ou CNPJ já está em outra conta.'],
  company_document_fixed: [409, 'O CPF ou CNPJ não muda enquanto sua loja está aberta.'],
  bank_holder_missing: [422, 'Cadastre a empresa antes da conta bancária.'],
  bank_holder_differs: [422, 'A conta precisa estar no CPF ou CNPJ da empresa.'],
  // payments
  card_number_sent: [
    422,
    'Por segurança, não recebemos números de cartão. Recarregue a página e digite-o só no campo do cartão.',
  ],
  card_refused: [422, 'O cartão não foi aceito. Confira os dados ou use outro cartão.'],
  card_not_found: [404, 'Não encontramos este cartão.'],
  card_expired: [422, 'Este cartão venceu. Escolha ou cadastre outro.'],
  too_many_cards: [409, 'Você já tem 10 cartões salvos. Remova um para salvar outro.'],
  payer_incomplete: [422, 'Complete o CPF da sua conta antes de pagar.'],
  payer_refused: [422, 'O provedor de pagamentos não aceitou seus dados. Confira nome, CPF e telefone na sua conta.'],
  payments_unavailable: [503, 'Os pagamentos estão fora do ar. Tente de novo em instantes.'],
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
