import { say } from '@bra/contract/kit/saying'

/** Many calls answer so once they are done, in the words of the specification. */
export const usualReplies = {
  saved: say('Salvo com sucesso.', 'Saved.'),
  removed: say('Removido com sucesso.', 'Removed.'),
  updated: say('Atualizado com sucesso!', 'Updated!'),
  created: say('Criado com sucesso!', 'Created!'),
}
