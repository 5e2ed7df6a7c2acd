/** Refusals of kept replies and of questions about offers; see `errors.ts`. */
export const messageErrors = {
  reply_not_found: [404, 'Não encontramos esta resposta.'],
  reply_title_taken: [422, 'A loja já tem uma resposta com este título.'],
  too_many_replies: [422, 'Uma loja guarda no máximo 50 respostas.'],
  question_not_found: [404, 'Não encontramos esta pergunta.'],
  question_answered: [409, 'Esta pergunta já foi respondida.'],
  too_many_open_questions: [409, 'Você já tem 5 perguntas sem resposta nesta loja. Espere a loja responder.'],
  too_many_questions: [429, 'Você já fez 20 perguntas nas últimas 24 horas. Pergunte de novo mais tarde.'],
} as const
