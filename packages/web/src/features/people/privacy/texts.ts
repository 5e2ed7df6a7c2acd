import { both } from '@bra/contract/kit/both'

export const privacyTexts = {
  consents: both('Seus consentimentos', 'Your consents'),
  consentsHint: both(
    'O que você aceitou, em que versão e quando. Os opcionais você muda quando quiser.',
    'What you accepted, which version and when. The optional ones change whenever you like.',
  ),
  terms: both('Termos de uso', 'Terms of use'),
  termsHint: both(
    'As regras da compra e da venda. Sem eles a conta não existe.',
    'The rules of buying and selling. The account rests on them.',
  ),
  privacy: both('Aviso de privacidade', 'Privacy notice'),
  privacyHint: both(
    'Quais dados guardamos, para quê e por quanto tempo.',
    'Which data we keep, what for and for how long.',
  ),
  marketing: both('Novidades por e-mail', 'News by e-mail'),
  marketingHint: both(
    'Lançamentos e promoções, no máximo uma vez por semana.',
    'Releases and promotions, once a week at most.',
  ),
  analytics: both('Medição de uso', 'Usage figures'),
  analyticsHint: both(
    'Contagens de visitas que ajudam a melhorar o site, sem venda de dados.',
    'Counts of visits that help us improve the site; no data is sold.',
  ),
  readText: both('Ler o texto', 'Read the text'),
  undecided: both('Você ainda não respondeu.', 'You have not answered yet.'),
  acceptedOn: both('Aceito em {day}, versão de {version}.', 'Accepted on {day}, version of {version}.'),
  refusedOn: both('Recusado em {day}.', 'Refused on {day}.'),
  acceptVersion: both('Aceitar a versão de {version}', 'Accept the version of {version}'),
  records: both('Seus dados', 'Your data'),
  recordsHint: both(
    'Baixe tudo o que guardamos sobre você: cadastro, endereços, coleção, avisos e acessos.',
    'Download everything we hold about you: profile, addresses, collection, notices and sign-ins.',
  ),
  recordsJson: both('Baixar em JSON', 'Download as JSON'),
  recordsCsv: both('Baixar em CSV', 'Download as CSV'),
  recordsReady: both(
    'Seu arquivo está pronto.|Seus {count} arquivos estão prontos: um para cada tipo de dado.',
    'Your file is ready.|Your {count} files are ready: one for each kind of record.',
  ),
  otherRequests: both('Outro pedido sobre os seus dados', 'Another request about your data'),
  otherRequestsHint: both(
    'Escreva para quem cuida dos dados. A declaração completa vem em até {count} dia.|Escreva para quem cuida dos dados. A declaração completa vem em até {count} dias.',
    'Write to whoever is in charge of the data. The full statement comes within {count} day.|Write to whoever is in charge of the data. The full statement comes within {count} days.',
  ),
  closing: both('Encerrar a conta', 'Close the account'),
  closingHint: both(
    'Apagamos seus dados pessoais. O que a lei manda guardar, como pedidos e notas fiscais, fica sem o seu nome. Um crédito que ainda houver deixa de valer.',
    'We erase your personal data. What the law makes us keep, such as orders and invoices, loses your name. Credit that is left is no longer valid.',
  ),
  closeAccount: both('Encerrar minha conta', 'Close my account'),
  closeExplained: both(
    'Para ter certeza de que é você, mandamos um código ao seu e-mail. Depois do pedido ainda há um prazo para desistir.',
    'To be sure it is you, we send a code to your e-mail. After asking there is still time to change your mind.',
  ),
  reason: both('Por que está saindo?', 'Why are you leaving?'),
  askToClose: both('Pedir o encerramento', 'Ask to close'),
  closeOpened: both(
    'Recebemos o pedido de encerramento da sua conta. Enviamos os detalhes por e-mail.',
    'We received your request to close the account. The details are in your e-mail.',
  ),
  closesOn: both(
    'Sua conta será encerrada em {day}. Até lá você pode mudar de ideia.',
    'Your account will be closed on {day}. Until then you may change your mind.',
  ),
  keepAccount: both('Continuar com a conta', 'Keep the account'),
  waitsFor: both('O encerramento espera por:', 'Closing waits for:'),
}
