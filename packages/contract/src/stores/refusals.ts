import type { Refusals } from '../kit/refusals.ts'

export const storesRefusals = {
  question_not_found: [404, 'Não encontramos esta pergunta.', 'We could not find this question.'],
  question_answered: [409, 'Esta pergunta já foi respondida.', 'This question has been answered.'],
  too_many_open_questions: [
    409,
    'Você já tem 5 perguntas sem resposta nesta loja. Espere a loja responder.',
    'You have 5 questions without an answer at this store. Wait until the store answers.',
  ],
  too_many_questions: [
    429,
    'Você já fez 20 perguntas nas últimas 24 horas. Pergunte de novo mais tarde.',
    'You asked 20 questions in the last 24 hours. Ask again later.',
  ],
  tracking_code_unlike: [
    422,
    'Isto não parece um código de rastreio. Copie-o do recibo da postagem, como AA123456785BR.',
    'This does not look like a tracking code. Copy it from the receipt, like AA123456785BR.',
  ],
  tracking_code_wrong: [
    422,
    'Confira o código de rastreio: o dígito verificador não confere.',
    'Check the tracking code: its check digit does not match.',
  ],
  plan_not_found: [404, 'Não encontramos este plano.', 'We could not find this plan.'],
  plan_of_closed_store: [409, 'Uma loja fechada não assina planos.', 'A closed store signs no plan.'],
  plan_bill_open: [
    409,
    'Há uma fatura em aberto. Pague-a antes de mudar de plano.',
    'There is an open bill. Pay it before you change the plan.',
  ],
  plan_bill_not_found: [404, 'Não encontramos esta fatura.', 'We could not find this bill.'],
  plan_bill_over: [
    409,
    'Esta fatura não vale mais. Escolha o plano de novo.',
    'This bill is no longer valid. Choose the plan again.',
  ],
  signature_not_found: [404, 'Não encontramos esta assinatura.', 'We could not find this signature.'],
  signature_over: [409, 'Esta assinatura já terminou.', 'This signature has ended.'],
  signature_overdue: [
    409,
    'Há uma fatura vencida. Pague-a, ou encerre a assinatura agora.',
    'A bill is overdue. Pay it, or end the signature now.',
  ],
  nothing_to_take_back: [
    409,
    'O prazo para voltar atrás com devolução já passou.',
    'The time to go back and be paid back is over.',
  ],
  review_not_found: [404, 'Não encontramos esta avaliação.', 'We could not find this review.'],
  freight_rule_not_found: [404, 'Não encontramos esta regra de frete.', 'We could not find this freight rule.'],
  too_many_freight_rules: [422, 'Uma loja tem no máximo 30 regras de frete.', 'A store has 30 freight rules at most.'],
  carrier_not_connectable: [
    409,
    'Ainda não é possível conectar uma conta do Melhor Envio.',
    'A Melhor Envio account cannot be connected yet.',
  ],
  carrier_not_connected: [
    404,
    'Esta loja não tem conta do Melhor Envio conectada.',
    'This store has no Melhor Envio account connected.',
  ],
  carrier_consent_over: [
    409,
    'A autorização do Melhor Envio não vale mais. Comece de novo.',
    'The permission from Melhor Envio is no longer valid. Begin again.',
  ],
  carrier_unavailable: [
    503,
    'O Melhor Envio não respondeu. Tente de novo em instantes.',
    'Melhor Envio did not answer. Try again in a moment.',
  ],
  too_many_favorite_stores: [
    422,
    'Você tem cem lojas favoritas. Tire uma antes.',
    'You have a hundred favourite stores. Take one off first.',
  ],
  promotion_not_found: [404, 'Não encontramos esta promoção.', 'We could not find this promotion.'],
  offer_not_found: [404, 'Esta oferta não existe mais.', 'This offer no longer exists.'],
  own_offer: [409, 'Esta oferta é da sua própria loja.', 'This offer is of your own store.'],
  company_not_found: [404, 'Não encontramos esta empresa.', 'We could not find this company.'],
  company_exists: [409, 'Você já tem uma empresa cadastrada.', 'You already have a company.'],
  company_document_other: [
    422,
    'Para vender como pessoa, use o CPF da sua conta.',
    'To sell as a person, use the CPF of your account.',
  ],
  company_document_taken: [
    409,
    'Este CPF ou CNPJ já está em outra conta.',
    'This CPF or CNPJ is already in another account.',
  ],
  company_document_fixed: [
    409,
    'O CPF ou CNPJ não muda enquanto sua loja está aberta ou tem saldo.',
    'The CPF or CNPJ cannot change while your store is open or has a balance.',
  ],
} as const satisfies Refusals
