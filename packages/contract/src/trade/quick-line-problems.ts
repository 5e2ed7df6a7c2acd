import { both } from '../kit/both.ts'
import { MAX_STOCK } from './limits.ts'
import { cardConditions, languages } from './trade.ts'

const conditionCodes = cardConditions.join(' ')
const languageCodes = languages.join(' ')

export const problems = {
  empty: both(
    'Digite o código da coleção e o número, como SVI 077.',
    'Type the code of the collection and the number, like SVI 077.',
  ),
  noSet: (text: string) =>
    both(
      `“${text}” não é um código de coleção. Comece por um código, como SVI.`,
      `“${text}” is no code of a collection. Begin with a code, like SVI.`,
    ),
  numberless: both('Falta o número da carta, como em SVI 077.', 'The number of the card is missing, like in SVI 077.'),
  noNumber: (text: string) =>
    both(
      `“${text}” não é um número de carta. Depois do código vem o número, como 077 ou TG16.`,
      `“${text}” is no number of a card. After the code comes the number, like 077 or TG16.`,
    ),
  twice: {
    condition: both('A condição aparece duas vezes.', 'The condition is there twice.'),
    language: both('O idioma aparece duas vezes.', 'The language is there twice.'),
    finish: both('O acabamento aparece duas vezes.', 'The finish is there twice.'),
    edition: both('A tiragem aparece duas vezes.', 'The print run is there twice.'),
  },
  unknown: (text: string) =>
    both(
      `“${text}” não é condição (${conditionCodes}), idioma (${languageCodes}) nem acabamento (foil, reverse…).`,
      `“${text}” is no condition (${conditionCodes}), language (${languageCodes}) or finish (foil, reverse…).`,
    ),
  leftOver: (text: string) =>
    both(
      `Sobrou “${text}”: depois da carta vêm só a quantidade e o preço.`,
      `“${text}” is left over: after the card come only the quantity and the price.`,
    ),
  noQuantity: (text: string) =>
    both(
      `“${text}” não é uma quantidade. Use um número inteiro de 1 a ${MAX_STOCK}.`,
      `“${text}” is no quantity. Use a whole number from 1 to ${MAX_STOCK}.`,
    ),
  noPrice: (text: string) =>
    both(
      `“${text}” não é um preço. Escreva em reais, como 5,90.`,
      `“${text}” is no price. Write it in reais, like 5,90.`,
    ),
}
