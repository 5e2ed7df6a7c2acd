export const cep = {
  field: 'CEP',
  hint: 'Com o seu CEP, cada oferta mostra o frete e o prazo.',
  save: 'Usar este CEP',
  forget: 'Esquecer CEP',
  chosen: 'Entregar em {place}',
  failed: 'Não deu para consultar o CEP agora. Tente de novo.',
}
