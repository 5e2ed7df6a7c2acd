import type { DefaultText } from './default-text.ts'

export const services: DefaultText[] = [
  {
    code: 'bra-center',
    title: 'Bra Center',
    body: `
O Bra Center é o nosso depósito. Quem compra de várias lojas o que está lá recebe um pacote, com um frete só.

## Para quem compra
- As ofertas com o selo Bra Center estão conosco.
- Itens de lojas diferentes saem juntos, com um frete só.
- A devolução é tratada direto com o centro.

## Para quem vende
O centro vende hoje o estoque que já recebeu: ele separa, embala e posta, e a venda aparece na sua loja. O envio de novos lotes pelas lojas ainda não está aberto.
`,
  },
  {
    code: 'frete',
    title: 'Frete e prazos',
    body: `
O frete é calculado por pacote, do endereço de cada loja ao seu CEP, pelo peso e pelo tamanho. Antes do carrinho ele aparece como estimativa; no fechamento, como valor final.

## Formas de envio
- Carta Registrada: até 12 cartas e R$ 50,00, com rastreio e sem seguro. Só nas lojas que oferecem.
- Mini Envios: até 300 g, 4 cm de altura e R$ 100,00, com rastreio.
- PAC: econômico, com rastreio e seguro pelo valor declarado.
- Sedex: rápido, com rastreio e seguro pelo valor declarado.
- Retirada: na loja, sem frete, com o número do pedido.

## Prazo
Some o tempo de postagem da loja ao da entrega. Os dois são contados em dias úteis; feriados ficam de fora. Para o Norte, some dois dias.

## Frete grátis
- Por dia da semana: cada região pode ter o seu, a partir do valor mínimo mostrado na página.
- Por loja: muitas dão frete grátis acima de um valor. O carrinho diz quanto falta.

Vale a regra do momento em que o pedido é feito.

## Rastreio
O código aparece no pedido assim que a loja posta. Se ele não andar por 7 dias úteis, fale com a loja; em 30 dias sem entrega, o pedido é dado como extraviado e o dinheiro volta.
`,
  },
  {
    code: 'pagamentos',
    title: 'Pagamentos',
    body: `
## Pix
O código vale 30 minutos. A confirmação chega em segundos e o pedido passa a Pago sozinho, mesmo com a página fechada.

## Cartão de crédito
Em até 6 vezes sem juros, com parcela mínima de R$ 20,00. O número vai do seu navegador direto para a empresa de pagamento, e nós não o vemos. Recusado? Nada é cobrado, e o pedido espera você tentar de novo.

## Proteção
O que você paga fica retido. A loja só recebe 7 dias depois da entrega, se você não pedir a devolução.

## Reembolso
- Pix: no mesmo dia útil, na conta de onde saiu.
- Cartão: na fatura atual ou na seguinte, conforme o banco.

O valor inclui o frete quando o pacote inteiro é devolvido por arrependimento, divergência ou extravio.

## O que não pedimos
Nunca pedimos Pix por mensagem, depósito fora do site ou código recebido no celular. Quem pedir não é a Bra Cards.
`,
  },
]
