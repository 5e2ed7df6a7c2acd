import type { Sentences } from './slotted.ts'

/** Notices about stores, accounts, wants, suggestions and reviews. */
export const ofHouse: Sentences = {
  // a store and its plan
  'A loja {} está aberta': 'The store {} is open',
  'Conferimos os dados e a loja já aparece para quem compra.': 'We checked the data, and buyers see the store now.',
  'Cadastre as primeiras cartas e boas vendas.': 'Add the first cards, and good sales.',
  'A loja {} precisa de correção': 'The store {} needs a correction',
  'Ainda não dá para abrir a loja.': 'The store cannot open yet.',
  'Corrija o que está abaixo e envie de novo: nada do que você preencheu se perdeu.':
    'Correct what is below and send it again: nothing that you filled in is lost.',
  'A loja {} foi suspensa': 'The store {} was suspended',
  'As ofertas saíram do ar.': 'Its offers are off sale.',
  'Os pedidos pagos continuam valendo e precisam ser enviados.': 'Paid orders stand and have to be sent.',
  'A loja {} voltou ao ar': 'The store {} is back',
  'A suspensão terminou e as ofertas estão à venda de novo.':
    'The suspension is over and the offers are on sale again.',
  'A suspensão da loja {} terminou': 'The suspension of the store {} is over',
  'A loja continua de férias, como você a deixou: as ofertas voltam à venda quando você voltar.':
    'The store is still on holiday, as you left it: its offers are on sale again when you return.',
  'A loja {} foi encerrada': 'The store {} was closed',
  'As ofertas saíram do ar de vez.': 'Its offers are off sale for good.',
  'O saldo continua seu e pode ser sacado.': 'The balance is still yours and can be withdrawn.',
  'Recebemos a loja {}': 'We received the store {}',
  'Vamos conferir os dados e avisar aqui quando ela abrir.': 'We check the data and tell you here when it opens.',
  'Costuma levar até dois dias úteis.': 'It usually takes up to two working days.',
  'A loja {} agora está no plano {}': 'The store {} is now on the plan {}',
  'As ofertas não têm limite.': 'Offers have no limit.',
  'Até {} ofertas ficam à venda de uma vez.': 'Up to {} offers are on sale at once.',
  '1 oferta espera lugar e volta à venda quando houver.':
    '1 offer waits for a place and is on sale again once there is one.',
  '{} ofertas esperam lugar e voltam à venda quando houver.':
    '{} offers wait for a place and are on sale again once there is one.',
  'Abrir a loja': 'Open the store',
  'Corrigir a loja': 'Correct the store',
  'Ver minhas lojas': 'See my stores',
  'Ver as ofertas': 'See the offers',
  'Ver a loja': 'See the store',
  'Preços ajustados pelas suas regras': 'Prices adjusted by your rules',
  '1 oferta mudou de preço.': '1 offer changed its price.',
  '{} ofertas mudaram de preço.': '{} offers changed their price.',
  'Confira e, se quiser, desfaça.': 'Check it and, if you like, undo it.',
  'Estoque baixo': 'Low stock',
  '{} ofertas ficaram com poucas unidades.': '{} offers were left with few units.',
  '{} ficou sem estoque.': '{} was left without stock.',
  '{} ficou com 1 unidade.': '{} was left with 1 unit.',
  '{} ficou com {} unidades.': '{} was left with {} units.',
  // an account
  'Novo acesso à sua conta': 'New sign-in to your account',
  'Sua senha foi trocada': 'Your password was changed',
  '{}, endereço {}.': '{}, address {}.',
  'Aparelho desconhecido': 'Unknown device',
  ...devices(),
  'Se não foi você, troque a senha.': 'If it was not you, change the password.',
  'Se não foi você, recupere a senha.': 'If it was not you, recover the password.',
  'Verificação em duas etapas ligada': 'Two-step verification turned on',
  'Verificação em duas etapas desligada': 'Two-step verification turned off',
  'Encerramento da conta solicitado': 'Closing of the account requested',
  'Se não foi você, ou se mudou de ideia, cancele o pedido em Privacidade.':
    'If it was not you, or if you changed your mind, cancel the request in Privacy.',
  'Feche a loja {} em Minhas lojas: ela ainda vende.': 'Close the store {} in My stores: it still sells.',
  '{} deve {}': '{} owes {}',
  '{} tem {} na carteira': '{} has {} in the wallet',
  'Você tem pedidos em andamento.': 'You have orders under way.',
  'Espere que se concluam.': 'Wait until they are completed.',
  'a operação, que ficaria sem ninguém: nomeie outra pessoa antes':
    'operators, of whom none would be left: appoint somebody else first',
  'a conta está bloqueada: fale com o atendimento': 'the account is blocked: contact support',
  'Você agora é da operação': 'You are an operator now',
  'Seu acesso à operação terminou': 'Your access as an operator is over',
  'Entre de novo na sua conta.': 'Sign in to your account again.',
  // wants, suggestions and reviews
  '{} por {}': '{} for {}',
  '{}, na loja {}.': '{}, at the store {}.',
  'Seu limite é {}.': 'Your limit is {}.',
  'Sua sugestão foi aprovada': 'Your suggestion was approved',
  '{} entrou no catálogo.': '{} is in the catalogue.',
  'Obrigado!': 'Thank you!',
  'Sua sugestão já estava no catálogo': 'Your suggestion was already in the catalogue',
  '“{}” é o mesmo que {}.': '“{}” is the same as {}.',
  'Veja o produto.': 'See the product.',
  'Sua sugestão não foi aceita': 'Your suggestion was not accepted',
  '“{}” não entrou no catálogo: {}': '“{}” did not enter the catalogue: {}',
  'Ver o produto': 'See the product',
  'Ver os avisos': 'See the notices',
  'Analisamos a sua denúncia': 'We looked at your report',
  'A avaliação da loja {} continua no ar.': 'The review of the store {} stays.',
  'A avaliação da loja {} saiu do ar.': 'The review of the store {} was taken away.',
  'Sua avaliação foi mantida': 'Your review stays',
  'Sua avaliação foi removida': 'Your review was removed',
  'Alguém denunciou a sua avaliação da loja {}, e ela continua no ar.':
    'Somebody reported your review of the store {}, and it stays.',
  'Alguém denunciou a sua avaliação da loja {}, e ela saiu do ar.':
    'Somebody reported your review of the store {}, and it was taken away.',
}

/** Pairs such as "Firefox no Linux". */
function devices(): Sentences {
  const browsers = ['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari']
  const systems = ['iOS', 'Android', 'Windows', 'macOS', 'ChromeOS', 'Linux']
  const pairs = browsers.flatMap((browser) => systems.map((system) => [browser, system] as const))
  return Object.fromEntries(pairs.map(([browser, system]) => [`${browser} no ${system}`, `${browser} on ${system}`]))
}
