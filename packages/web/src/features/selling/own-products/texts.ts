import { both } from '@bra/contract/kit/both'

export const ownProductTexts = {
  title: both('Produto fora do catálogo', 'Goods outside the catalogue'),
  intro: both(
    'O produto fica à venda na hora, no catálogo de todos: outras lojas também poderão oferecê-lo.',
    'They go on sale at once, in the catalogue of all: other stores may offer them as well.',
  ),
  cardsHint: both(
    'Para uma carta que falta, use “Sugerir produto”: ela entra depois de conferida.',
    'For a card that is missing use “Suggest product”: it comes in once it is checked.',
  ),
  what: both('O produto', 'The product'),
  name: both('Nome', 'Name'),
  nameHint: both(
    'Marca, linha, tamanho e cor, como está na embalagem.',
    'Brand, line, size and colour, as on the package.',
  ),
  category: both('Categoria', 'Category'),
  chooseCategory: both('Escolha a categoria', 'Choose the category'),
  text: both('Descrição', 'Description'),
  photos: both('Fotos do produto', 'Photos of the product'),
  photosHint: both('A primeira é a capa.', 'The first is the cover.'),
  ean: both('Código de barras (EAN)', 'Bar code (EAN)'),
  shipping: both('Frete e nota fiscal', 'Freight and invoice'),
  weight: both('Peso com embalagem', 'Weight with package'),
  length: both('Comprimento', 'Length'),
  width: both('Largura', 'Width'),
  height: both('Altura', 'Height'),
  ncm: both('NCM', 'NCM'),
  ncmHint: both(
    '8 números, na nota de compra. Jogos e cartas: 9504.40.00.',
    '8 digits, on the invoice you bought it with. Games and cards: 9504.40.00.',
  ),
  origin: both('Origem', 'Origin'),
  offer: both('Sua oferta', 'Your offer'),
  save: both('Cadastrar e pôr à venda', 'Register and put on sale'),
  back: both('Voltar à busca', 'Back to the search'),
}
