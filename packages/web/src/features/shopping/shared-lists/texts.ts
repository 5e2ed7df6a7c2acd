import { both } from '@bra/contract/kit/both'

export const sharedListTexts = {
  share: both('Compartilhar', 'Share'),
  wantsOf: both('Desejos de {name}', 'Wish list of {name}'),
  collectionOf: both('Coleção de {name}', 'Collection of {name}'),
  wantsSummary: both(
    '{name} procura {count} carta. Veja a cópia desejada e o preço de hoje, sem frete.|{name} procura {count} cartas. Veja a cópia desejada e o preço de hoje de cada uma, sem frete.',
    '{name} is looking for {count} card. See the wanted copy and today’s price, without freight.|{name} is looking for {count} cards. See the wanted copy and today’s price of each, without freight.',
  ),
  collectionSummary: both(
    '{name} tem {count} carta na coleção. Veja a cópia e o preço de hoje, sem frete.|{name} tem {count} cartas na coleção. Veja as cópias e o preço de hoje de cada uma, sem frete.',
    '{name} has {count} card in the collection. See the copy and today’s price, without freight.|{name} has {count} cards in the collection. See the copies and today’s price of each, without freight.',
  ),
  copies: both('{count} unidade|{count} unidades', '{count} copy|{count} copies'),
  orBetter: both('{condition} ou superior', '{condition} or better'),
  anyEdition: both('Qualquer edição', 'Any printing'),
  noOffers: both('Sem ofertas hoje', 'No offers today'),
  empty: both('Esta lista está vazia', 'This list is empty'),
  emptyHint: both('Assim que entrar uma carta, ela aparece aqui.', 'As soon as a card is added, it shows up here.'),
  shareWants: both('Compartilhar meus desejos', 'Share my wish list'),
  shareCollection: both('Compartilhar minha coleção', 'Share my collection'),
  showsWants: both(
    'Quem abre o link vê seu primeiro nome, as cartas que você procura, em que condição, idioma e acabamento, e o preço de hoje. Nunca vê os seus preços máximos nem os seus endereços.',
    'Whoever opens the link sees your first name, the cards you look for, in which condition, language and finish, and today’s price. Never your price limits or your addresses.',
  ),
  showsCollection: both(
    'Quem abre o link vê seu primeiro nome, as cartas que você tem, em que condição, idioma e acabamento, e o preço de hoje. Nunca vê o que você pagou, as suas anotações nem os seus endereços.',
    'Whoever opens the link sees your first name, the cards you own, in which condition, language and finish, and today’s price. Never what you paid, your notes or your addresses.',
  ),
  isPrivate: both('Hoje só você vê esta lista.', 'Only you see this list now.'),
  isPublic: both(
    'Quem tem este link vê a lista, mesmo sem conta.',
    'Whoever has this link sees the list, even without an account.',
  ),
  create: both('Criar link', 'Create link'),
  link: both('Link da lista', 'Link to the list'),
  see: both('Ver a página', 'See the page'),
  send: both('Compartilhar', 'Share'),
  whatsapp: both('Enviar por WhatsApp', 'Send by WhatsApp'),
  copied: both('Link copiado.', 'Link copied.'),
  notCopied: both(
    'O navegador não deixou copiar. Copie o endereço da página.',
    'The browser refused to copy. Copy the address of the page.',
  ),
  myWants: both('Minha lista de desejos na Bra Cards:', 'My wish list at Bra Cards:'),
  myCollection: both('Minha coleção na Bra Cards:', 'My collection at Bra Cards:'),
  end: both('Encerrar o link', 'End the link'),
  endHint: both(
    'Ao encerrar, o endereço deixa de funcionar na hora. Um link novo terá outro endereço.',
    'Once ended, the address stops working at once. A new link has another address.',
  ),
}
