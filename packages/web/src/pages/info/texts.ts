import { both } from '@bra/contract/kit/both'

export const infoTexts = {
  updatedOn: both('Atualizado em {day}', 'Updated on {day}'),
  inPortuguese: both(
    'Este texto vale em português.',
    'This text is valid in Portuguese, the language of the law that it follows.',
  ),
  onThisPage: both('Nesta página', 'On this page'),
  questionsDescription: both(
    'Respostas curtas sobre compra, pagamento, entrega, condição das cartas, venda, conta e privacidade.',
    'Short answers on buying, payment, delivery, card condition, selling, account and privacy.',
  ),
  searchQuestions: both('Buscar nas perguntas', 'Search the questions'),
  questionCount: both('{count} pergunta|{count} perguntas', '{count} question|{count} questions'),
  topics: both('Assuntos', 'Topics'),
  noQuestion: both('Nenhuma pergunta com essas palavras', 'No question with these words'),
  noQuestionHint: both(
    'Tente uma palavra só, como frete, Pix ou condição.',
    'Try a single word, such as freight, Pix or condition.',
  ),
  allQuestions: both('Ver todas as perguntas', 'See all questions'),
  supplierDescription: both(
    'Abra uma loja de cartas sem mensalidade: catálogo pronto, comissão só sobre o que vende e recebimento garantido.',
    'Open a card store without a monthly fee: ready catalogue, commission only on what you sell, guaranteed payment.',
  ),
  shopkeepersDescription: both(
    'Para lojas com balcão: estoque por planilha, regras de preço, retirada na loja e posição por mérito.',
    'For shops with a counter: stock by spreadsheet, price rules, pick-up at the store and a rank earned by merit.',
  ),
  openStore: both('Abrir minha loja', 'Open my store'),
  seePlans: both('Ver planos', 'See plans'),
  plans: both('Planos', 'Plans'),
  seeStores: both('Ver lojas', 'See stores'),
  storesHere: both('Lojas que já estão aqui', 'Stores that are already here'),
  searchByCity: both('Buscar por cidade ou nome da loja', 'Search by city or store name'),
  noneInCity: both('Ainda não há loja aí', 'No store there yet'),
  noneInCityHint: both(
    'Nenhuma loja com esse nome ou nessa cidade. A sua pode ser a primeira.',
    'No store with that name or in that city. Yours may be the first.',
  ),
  beTheFirst: both('Abrir a primeira loja', 'Open the first store'),
  hello: both('Olá, {name}', 'Hello, {name}'),
  shop: both('Comprar', 'Buy'),
  settings: both('Preferências', 'Preferences'),
}
