import { type Sentences, slotted } from './slotted.ts'

/** Problems of a line of bulk entry; see `trade/quick-lines.ts`. */
const lines: Sentences = {
  'Digite o código da coleção e o número, como SVI 077.':
    'Type the code of the collection and the number, like SVI 077.',
  '“{}” não é um código de coleção. Comece por um código, como SVI.':
    '“{}” is no code of a collection. Begin with a code, like SVI.',
  'Falta o número da carta, como em SVI 077.': 'The number of the card is missing, like in SVI 077.',
  '“{}” não é um número de carta. Depois do código vem o número, como 077 ou TG16.':
    '“{}” is no number of a card. After the code comes the number, like 077 or TG16.',
  'A condição aparece duas vezes.': 'The condition is there twice.',
  'O idioma aparece duas vezes.': 'The language is there twice.',
  'A tiragem aparece duas vezes.': 'The print run is there twice.',
  'O acabamento aparece duas vezes.': 'The finish is there twice.',
  'Sobrou “{}”: depois da carta vêm só a quantidade e o preço.':
    '“{}” is left over: after the card come only the quantity and the price.',
  'Falta o preço: esta carta ainda não tem vendas de que tirar um.':
    'The price is missing: this card has no sales yet to take one from.',
  '“{}” não é uma quantidade. Use um número inteiro de 1 a {}.':
    '“{}” is no quantity. Use a whole number from 1 to {}.',
  '“{}” não é um preço. Escreva em reais, como 5,90.': '“{}” is no price. Write it in reais, like 5,90.',
  '“{}” não é condição ({}), idioma ({}) nem acabamento (foil, reverse…).':
    '“{}” is no condition ({}), language ({}) or finish (foil, reverse…).',
}

export const lineInEnglish = slotted(lines)
