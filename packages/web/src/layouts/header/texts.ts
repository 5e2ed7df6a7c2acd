import { both } from '@bra/contract/kit/both'

export const headerTexts = {
  signOut: both('Sair', 'Sign out'),
  signUp: both('Criar conta', 'Create account'),
  collection: both('Coleção', 'Collection'),
  operator: both('Operação', 'Operator'),
}
