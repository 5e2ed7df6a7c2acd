import {
  adConditions,
  cardConditions,
  conditionNames,
  conditionRank,
  sealedConditions,
} from '@bra/contract/trade/trade'

export type ConditionScale = 'tcg' | 'acs' | 'bra' | 'ads'

const descriptions = {
  M: 'Perfeita, como saiu do pacote: sem nenhuma marca, nem sob luz forte.',
  NM: 'Quase perfeita: no máximo um pontinho branco na borda, que só se vê de perto.',
  SP: 'Uso leve: pequenas marcas de borda ou riscos finos; ótima para jogar com protetor.',
  MP: 'Uso visível: bordas brancas, riscos ou desgaste na superfície, sem dobras que marquem a carta.',
  HP: 'Uso intenso: desgaste forte, riscos fundos ou vincos; ainda legal para jogar com protetor.',
  D: 'Danificada: rasgo, dobra, mancha de água ou rabisco. Para completar a coleção.',
  graded: 'Avaliada e lacrada por uma certificadora: valem a nota e o número do certificado.',
  lacrado: 'Fechado de fábrica, com a embalagem íntegra.',
  lacrado_avaria: 'Fechado de fábrica, com amassado, rasgo no plástico ou outra avaria na embalagem.',
  aberto: 'Já foi aberto: veja nas fotos e no comentário o que acompanha.',
  novo: 'Nunca usado.',
  seminovo: 'Pouco usado, sem marcas que chamem atenção.',
  usado: 'Usado, com marcas do tempo que as fotos mostram.',
  defeito: 'Não funciona ou está incompleto: leia a descrição antes de comprar.',
  graduado: 'Carta avaliada e lacrada por uma certificadora, com nota e certificado.',
} satisfies Record<keyof typeof conditionNames, string>

type Code = keyof typeof descriptions

const scale = (codes: readonly Code[]) =>
  codes.map((code, at) => ({
    code,
    name: conditionNames[code],
    rank: code in conditionRank ? conditionRank[code as keyof typeof conditionRank] : codes.length - at,
    description: descriptions[code],
  }))

const sealed = scale(sealedConditions)

/** Conditions are sorted best first; a graded card stands outside the scale of cards, with rank 0. */
export const conditionsOf: Record<ConditionScale, ReturnType<typeof scale>> = {
  tcg: [...scale(cardConditions), ...scale(['graded']).map((graded) => ({ ...graded, rank: 0 }))],
  acs: sealed,
  bra: sealed,
  ads: scale(adConditions),
}
