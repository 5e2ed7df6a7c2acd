import { house } from './house.ts'
import { type Sentences, slotted } from './slotted.ts'

/** Sentences that only mails use; the rest of a mail consists of notices and common words. */
const letters: Sentences = {
  'Oi, {}.': 'Hi, {}.',
  'Dúvidas?': 'Questions?',
  'Escreva para {}.': 'Write to {}.',
  'Escolher quais avisos recebo': 'Choose which notices I get',
  'Você recebe este e-mail porque ele trata da sua conta no Bra Cards.':
    'You get this e-mail because it is about your account at Bra Cards.',
  'Nunca pedimos a sua senha por e-mail.': 'We never ask for your password by e-mail.',
  'Você recebe este e-mail porque comprou no Bra Cards e quer acompanhar seus pedidos por e-mail.':
    'You get this e-mail because you bought at Bra Cards and want to follow your orders by e-mail.',
  'Você recebe este e-mail porque tem uma loja no Bra Cards e quer acompanhar suas vendas por e-mail.':
    'You get this e-mail because you have a store at Bra Cards and want to follow your sales by e-mail.',
  'Você recebe este e-mail porque pediu ou escreveu algo no Bra Cards e quer saber por e-mail o que decidimos.':
    'You get this e-mail because you asked or wrote something at Bra Cards and want to know by e-mail what we decide.',
  'Você recebe este e-mail porque tem uma loja no Bra Cards e quer receber avisos dela por e-mail.':
    'You get this e-mail because you have a store at Bra Cards and want its notices by e-mail.',
  'Você recebe este aviso porque pediu.': 'You get this notice because you asked for it.',
  '{} (horário de Brasília)': '{} (Brasília time)',
  'Há novidades na sua busca': 'There is news in your search',
  'Isto apareceu em “{}” desde que você olhou.': 'This appeared in “{}” since you looked.',
  'Ver as novidades': 'See what is new',
  // codes
  'Ele vale por {} minutos e só pode ser usado uma vez.': 'It is good for {} minutes and can be used once.',
  'O código vale por {} minutos.': 'The code is good for {} minutes.',
  'Confirme o seu e-mail': 'Confirm your e-mail',
  'Falta um passo para usar a sua conta.': 'One more step to use your account.',
  'Para confirmar que este e-mail é seu, digite este código no Bra Cards.':
    'To confirm that this e-mail is yours, type this code at Bra Cards.',
  'Não criou uma conta?': 'You did not open an account?',
  'Então é só ignorar esta mensagem: sem o código nada acontece.':
    'Just ignore this message: without the code nothing happens.',
  'Confirme o seu e-mail novo': 'Confirm your new e-mail',
  'Você pediu para trocar o e-mail da conta.': 'You asked to change the e-mail of the account.',
  'Para que este passe a ser o e-mail da sua conta, digite este código no Bra Cards.':
    'To make this the e-mail of your account, type this code at Bra Cards.',
  'Não pediu a troca?': 'You did not ask for it?',
  'Ignore esta mensagem: o e-mail da conta continua o mesmo.':
    'Ignore this message: the e-mail of the account stays the same.',
  'Crie uma senha nova': 'Create a new password',
  'Você pediu para trocar a senha.': 'You asked to change the password.',
  'Recebemos um pedido para trocar a senha da sua conta.':
    'We received a request to change the password of your account.',
  'Digite este código na tela em que você pediu.': 'Type this code on the screen where you asked for it.',
  'Ignore esta mensagem e a senha continua a mesma.': 'Ignore this message and the password stays the same.',
  'Não passe o código a ninguém, nem a quem disser que é do Bra Cards.':
    'Do not give the code to anybody, not even to who claims to be of Bra Cards.',
  'Confirme o encerramento da conta': 'Confirm the closing of the account',
  'Você pediu para encerrar a sua conta.': 'You asked to close your account.',
  'Recebemos um pedido para encerrar a sua conta.': 'We received a request to close your account.',
  'Se é isso mesmo que você quer, digite este código na tela em que pediu.':
    'If that is what you want, type this code on the screen where you asked for it.',
  'Mudou de ideia, ou não foi você?': 'Changed your mind, or was it not you?',
  'Ignore esta mensagem e a conta continua aberta.': 'Ignore this message and the account stays open.',
  'Não passe o código a ninguém.': 'Do not give the code to anybody.',
  // the safety of an account
  Aparelho: 'Device',
  'Endereço IP': 'IP address',
  Quando: 'When',
  'E-mail novo': 'New e-mail',
  'Não fui eu: proteger a conta': 'It was not me: protect the account',
  'Ver a segurança da conta': 'See the security of the account',
  'Entraram na sua conta de um aparelho novo': 'Your account was entered from a new device',
  '{}, em {} (horário de Brasília).': '{}, on {} (Brasília time).',
  'Se foi você, está tudo certo e não é preciso fazer nada.': 'If it was you, all is well and there is nothing to do.',
  'Ali você encerra esse acesso e troca a senha.': 'There you end that session and change the password.',
  'Em {} (horário de Brasília).': 'On {} (Brasília time).',
  'Se não foi você, aja agora.': 'If it was not you, act now.',
  'A partir de agora, só a senha nova abre a sua conta.': 'From now on only the new password opens your account.',
  'Se você não consegue mais entrar, peça uma senha nova em “Esqueci a senha”.':
    'If you can no longer sign in, ask for a new password under “I forgot my password”.',
  'O e-mail da sua conta mudou': 'The e-mail of your account changed',
  'Os avisos passam a ir para {}.': 'Notices now go to {}.',
  'Daqui em diante você entra e recebe avisos pelo e-mail novo.':
    'From now on you sign in with the new e-mail, and notices go there.',
  'Responda a esta mensagem: alguém pode ter tomado a sua conta, e este endereço é a prova de que ela é sua.':
    'Answer this message: somebody may have taken your account, and this address proves that it is yours.',
  'Para entrar, agora é preciso também o código do aplicativo.': 'To sign in, the code of the app is now needed too.',
  'Para entrar, agora basta a senha.': 'To sign in, the password is now enough.',
  'Para entrar na sua conta, agora é preciso também o código do seu aplicativo de autenticação.':
    'To sign in to your account, the code of your authenticator app is now needed too.',
  'Guarde os códigos de recuperação em lugar seguro.': 'Keep the recovery codes in a safe place.',
  'Para entrar na sua conta, agora basta a senha.': 'To sign in to your account, the password is now enough.',
  'Recomendamos deixar a verificação ligada.': 'We recommend to leave the verification on.',
  'Bloqueamos tentativas de entrar na sua conta': 'We blocked attempts to enter your account',
  'Erraram a senha muitas vezes seguidas.': 'The password was wrong many times in a row.',
  'Ninguém entrou.': 'Nobody got in.',
  'Erraram a sua senha muitas vezes seguidas, e por um tempo não aceitamos novas tentativas.':
    'Your password was typed wrong many times in a row, and for a while we accept no further tries.',
  'Foi você?': 'Was it you?',
  'Espere um pouco e tente de novo, ou peça uma senha nova.': 'Wait a little and try again, or ask for a new password.',
  'Não foi?': 'It was not?',
  'Vale usar uma senha que não exista em outro site e ligar a verificação em duas etapas.':
    'Use a password that you have on no other site, and turn two-step verification on.',
  // the end of an account
  'Você pediu para encerrar a conta': 'You asked to close the account',
  'Dá para voltar atrás até {}.': 'You may change your mind until {}.',
  'Recebemos o seu pedido.': 'We received your request.',
  'A conta será encerrada a partir de {}, e com ela vão os seus dados pessoais.':
    'The account is closed from {} on, and your personal data goes with it.',
  'Antes disso, é preciso que isto termine:': 'Before that, this has to end:',
  'Cancelar o encerramento': 'Cancel the closing',
  'Depois de encerrada, a conta não pode ser aberta de novo.': 'Once closed, the account cannot be opened again.',
  'Sua conta foi encerrada': 'Your account was closed',
  'Apagamos os seus dados pessoais.': 'We erased your personal data.',
  'Obrigado pelo tempo por aqui.': 'Thank you for your time here.',
  'Como você pediu, encerramos a sua conta e apagamos os seus dados pessoais.':
    'As you asked, we closed your account and erased your personal data.',
  'Guardamos, sem ligação com o seu perfil, só o que a lei manda guardar: notas fiscais e registros de pagamento.':
    'We keep, apart from your profile, only what the law demands: invoices and records of payments.',
  'Esta é a última mensagem que enviamos.': 'This is the last message that we send.',
  'Sua conta foi bloqueada': 'Your account was blocked',
  'Nossa equipe bloqueou a sua conta e encerrou os seus acessos.':
    'Our team blocked your account and ended your sessions.',
  'Enquanto o bloqueio durar, não dá para entrar, comprar nem vender.':
    'While it is blocked, you cannot sign in, buy or sell.',
  'Se você acha que é um engano, fale com o atendimento: uma pessoa revê a decisão.':
    'If you think that this is a mistake, contact support: a person looks at the decision again.',
  'Os pedidos já pagos seguem normalmente, e os seus dados continuam guardados.':
    'Orders that are paid go on as usual, and your data is still kept.',
  'Sua conta foi desbloqueada': 'Your account was unblocked',
  'Você já pode entrar de novo.': 'You can sign in again.',
  'Nossa equipe reviu o bloqueio da sua conta: você já pode entrar de novo.':
    'Our team looked at the block of your account again: you can sign in.',
  // a purchase
  'Pedido {} pago: o contrato da sua compra': 'Order {} paid: the contract of your purchase',
  'Recebemos {}.': 'We received {}.',
  'Guarde este resumo.': 'Keep this summary.',
  'Este é o contrato da sua compra: guarde esta mensagem.': 'This is the contract of your purchase: keep this message.',
  Pedido: 'Order',
  'Pago em': 'Paid on',
  'Pago com': 'Paid with',
  Entrega: 'Delivery',
  Frete: 'Shipping',
  'Retirada na loja': 'Picked up at the store',
  'Acompanhar o pedido': 'Follow the order',
  'Pix, e {} de crédito': 'Pix, and {} of credit',
  '{} final {}, à vista': '{} ending {}, in one payment',
  '{} final {}, em {} vezes': '{} ending {}, in {} instalments',
  'Cartão de crédito, à vista': 'Credit card, in one payment',
  'Cartão de crédito, em {} vezes': 'Credit card, in {} instalments',
  'Vendido por {}': 'Sold by {}',
  'Postagem até {}.': 'Posted by {}.',
  'Entrega prevista de {} a {}.': 'Delivery expected between {} and {}.',
  'Pronto para retirar até {}.': 'Ready to pick up by {}.',
  'Retire em {}.': 'Pick it up at {}.',
  'Direito de arrependimento: em até {} dias depois de receber, você pode desistir da compra sem dar motivo e recebe de volta tudo que pagou, com o frete (Código de Defesa do Consumidor, art. 49).':
    'Right to go back: up to {} days after delivery you may go back on the purchase without saying why, and get back all that you paid, shipping included (Código de Defesa do Consumidor, art. 49).',
  'Para isso, abra o pedido no Bra Cards e escolha “Devolver compra”.':
    'To do so, open the order at Bra Cards and choose “Return purchase”.',
  'Se o problema for com uma carta só, escolha “Tive um problema”.':
    'If the problem is with one card only, choose “I had a problem”.',
  'Dúvidas: {}': 'Questions: {}',
  // a wanted card that was found
  'Apareceu uma carta que você procura': 'A card that you look for is here',
  'Uma carta da sua lista apareceu: {}, na loja {}.': 'A card of your list is here: {}, at the store {}.',
  'Esta oferta combina com a sua lista de desejos.': 'This offer matches your want list.',
  'Seu limite': 'Your limit',
  Condição: 'Condition',
  Loja: 'Store',
  'Ver a oferta': 'See the offer',
}

export const inEnglish = slotted({ ...house, ...letters })
