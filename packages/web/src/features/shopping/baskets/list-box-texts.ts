import { both } from '@bra/contract/kit/both'

export const listBoxTexts = {
  list: both('Cole sua lista', 'Paste your list'),
  listFormats: both('Arena, MTGO, YDK, Liga, texto', 'Arena, MTGO, YDK, Liga, text'),
  listExample: both('4 Saci-Pererê (BDN) 33', '4 Saci-Pererê (BDN) 33'),
  listBuild: both('Montar pelo menor total', 'Buy it for the lowest total'),
}
