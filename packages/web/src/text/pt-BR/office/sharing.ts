export const sharing = {
  title: 'Lista compartilhada',
  wantsOf: 'Desejos de {name}',
  collectionOf: 'Coleção de {name}',
  wantsSummary:
    '{name} procura {count} carta. Veja a cópia desejada e o preço de hoje, sem frete.|{name} procura {count} cartas. Veja a cópia desejada e o preço de hoje de cada uma, sem frete.',
  collectionSummary:
    '{name} tem {count} carta na coleção. Veja a cópia e o preço de hoje, sem frete.|{name} tem {count} cartas na coleção. Veja as cópias e o preço de hoje de cada uma, sem frete.',
  copies: '{count} unidade|{count} unidades',
  orBetter: '{condition} ou superior',
  anyEdition: 'Qualquer edição',
  noOffers: 'Sem ofertas hoje',
  empty: 'Esta lista está vazia',
  emptyHint: 'Assim que entrar uma carta, ela aparece aqui.',
  shareWants: 'Compartilhar meus desejos',
  shareCollection: 'Compartilhar minha coleção',
  showsWants:
    'Quem abre o link vê seu primeiro nome, as cartas que você procura, em que condição, idioma e acabamento, e o preço de hoje. Nunca vê os seus preços máximos nem os seus endereços.',
  showsCollection:
    'Quem abre o link vê seu primeiro nome, as cartas que você tem, em que condição, idioma e acabamento, e o preço de hoje. Nunca vê o que você pagou, as suas anotações nem os seus endereços.',
  isPrivate: 'Hoje só você vê esta lista.',
  isPublic: 'Quem tem este link vê a lista, mesmo sem conta.',
  create: 'Criar link',
  link: 'Link da lista',
  see: 'Ver a página',
  send: 'Compartilhar',
  whatsapp: 'Enviar por WhatsApp',
  copied: 'Link copiado.',
  notCopied: 'O navegador não deixou copiar. Copie o endereço da página.',
  myWants: 'Minha lista de desejos na Bra Cards:',
  myCollection: 'Minha coleção na Bra Cards:',
  end: 'Encerrar o link',
  endHint: 'Ao encerrar, o endereço deixa de funcionar na hora. Um link novo terá outro endereço.',
}
