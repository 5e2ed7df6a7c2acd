import { both } from '@bra/contract/kit/both'

export const pushTexts = {
  title: both('Avisos neste aparelho', 'Notices on this device'),
  hint: both(
    'Pedidos, cartas que você procura e segurança aparecem no aparelho mesmo com a página fechada.',
    'Orders, cards that you want and security show on the device even while the page is closed.',
  ),
  turnOn: both('Ligar neste aparelho', 'Turn on here'),
  unable: both(
    'Este navegador não mostra avisos com a página fechada. No iPhone, instale o app antes.',
    'This browser shows no notices while the page is closed. On an iPhone, install the app first.',
  ),
  refused: both(
    'O navegador está com os avisos deste site bloqueados. Libere nas permissões do site e tente de novo.',
    'The browser blocks notices of this site. Allow them in the permissions of the site and try again.',
  ),
  failed: both('Não foi possível ligar os avisos. Tente de novo.', 'The notices could not be turned on. Try again.'),
  thisOne: both('Este aparelho', 'This device'),
  since: both('desde {day}', 'since {day}'),
  remove: both('Desligar avisos em {name}', 'Turn off notices on {name}'),
  byPush: both('Aparelho', 'Device'),
  install: both('Instalar o app', 'Install the app'),
  installHint: both(
    'A Bra Cards abre como um app: mais rápida, com avisos, sem ocupar espaço.',
    'Bra Cards opens as an app: faster, with notices, without taking space.',
  ),
  byHand: both(
    'No iPhone: toque em Compartilhar e depois em “Adicionar à Tela de Início”.',
    'On an iPhone: tap Share, then “Add to Home Screen”.',
  ),
  notNow: both('Agora não', 'Not now'),
}
