import { both } from '@bra/contract/kit/both'

export const accountTexts = {
  hello: both('Olá, {name}', 'Hello, {name}'),
  orders: both('Pedidos', 'Orders'),
  questions: both('Perguntas', 'Questions'),
  searches: both('Buscas salvas', 'Saved searches'),
  money: both('Meu dinheiro', 'My money'),
  addresses: both('Endereços', 'Addresses'),
  cards: both('Cartões', 'Cards'),
  collection: both('Coleção', 'Collection'),
  wants: both('Desejos', 'Wish list'),
  notifications: both('Avisos', 'Notifications'),
  privacy: both('Privacidade', 'Privacy'),
  profile: both('Dados', 'Profile'),
  security: both('Segurança', 'Security'),
  standard: both('Meu padrão', 'My standard'),
  preferences: both('Preferências', 'Preferences'),
}
