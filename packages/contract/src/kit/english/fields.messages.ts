/** Sentences about the fields of messages, kept replies, and questions with their answers. */
export const messageFields: Record<string, string> = {
  'Dê um título.': 'Give it a title.',
  'Escreva a mensagem.': 'Write the message.',
  'Escreva a resposta.': 'Write the answer.',
  'Escreva a pergunta.': 'Write the question.',
  'Tire telefone, e-mail, rede social ou link: a conversa fica por aqui.':
    'Take out phone, e-mail, social network or link: the conversation stays here.',
  'Este navegador não oferece avisos que conhecemos.': 'This browser offers no notices that we know.',
}
