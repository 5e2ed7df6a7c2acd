import { say } from '@bra/contract/kit/saying'
import { because, said } from './notice-words.ts'

const disputed = say('Um pagamento foi contestado', 'A payment was disputed')
const completed = say('Uma venda foi concluída', 'A sale is completed')

export const ofMoney = {
  disputed: (order: number) =>
    said(
      disputed,
      say(
        `O comprador contestou no banco o pagamento do pedido ${order}. O valor fica retido até a decisão. Guarde o comprovante de postagem e as mensagens.`,
        `The client disputed the payment of order ${order} at the bank. The money is held until that is decided. Keep the proof of postage and the messages.`,
      ),
    ),
  disputed_in_centre: (order: number) =>
    said(
      disputed,
      say(
        `O comprador contestou no banco o pagamento do pedido ${order}, que o Bra Center envia. O valor fica retido até a decisão.`,
        `The client disputed at the bank the payment of order ${order}, which the Bra Center sends. The money is held until that is decided.`,
      ),
    ),
  dispute_lost: (order: number, reason: string | null) =>
    said(
      say('Uma contestação foi aceita', 'A dispute was accepted'),
      say(
        `O banco devolveu ao comprador o valor contestado do pedido ${order}. Veja na carteira o que mudou.`,
        `The bank gave the client the disputed amount of order ${order} back. See in the wallet what changed.`,
      ),
      because(reason),
    ),
  dispute_won: (order: number, reason: string | null) =>
    said(
      say('Uma contestação foi encerrada', 'A dispute is closed'),
      say(
        `O pagamento do pedido ${order} foi mantido. O valor segue o caminho normal até a sua carteira.`,
        `The payment of order ${order} stands. The money goes its usual way to your wallet.`,
      ),
      because(reason),
    ),
  completed: (order: number) =>
    said(
      completed,
      say(`O valor do pedido ${order} está na sua carteira.`, `The money of order ${order} is in your wallet.`),
    ),
  completed_in_part: (order: number) =>
    said(
      completed,
      say(
        `O valor do pedido ${order} está na sua carteira, menos o que espera o fim de uma reclamação.`,
        `The amount of order ${order} is in your wallet, but for what waits for the end of a complaint.`,
      ),
    ),
}
